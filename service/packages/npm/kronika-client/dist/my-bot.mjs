/**
 * My bot. Copy it from the package (`node_modules/kronika-client/dist/my-bot.mjs`), put your strategy
 * into `choose`, and run it; everything else goes on by itself.
 *
 *     node my-bot.mjs --help
 */
import { run } from 'kronika-client/bot';
const IDLE = [
    'ancient-knowledge.pass',
    'through-the-ages.resign',
    'tzolkin.decline',
];
/**
 * One of `legal.commands`, within `seconds`; after that, and whatever goes wrong in here, the bot
 * plays a command of its own so that no clock runs out.
 *
 * A position also has the `game`, your `seat`, and `kronika`, the client: ask it for the table as
 * you see it with `kronika.view<TzolkinView>(game.id, 'latest', seat)`. Other games go on meanwhile,
 * so let work that takes long run in a worker; `signal` is aborted when the seconds are over.
 */
async function choose({ legal }) {
    const busy = legal.commands.filter(({ type }) => !IDLE.includes(type));
    const open = busy.length > 0 ? busy : legal.commands;
    return open[Math.floor(Math.random() * open.length)];
}
await run(choose);
