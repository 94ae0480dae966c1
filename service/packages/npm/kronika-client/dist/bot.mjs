/**
 * A bot that plays whole games against the house bots. Install the package first (docs/sdk.md); it
 * holds this program as JavaScript, too (`dist/bot.mjs`).
 *
 *     node bot.mjs http://127.0.0.1:8000                  one game of every title
 *     node bot.mjs http://127.0.0.1:8000 tzolkin          one of Tzolk'in
 *
 * Its strategy is chance, but for one habit: it neither passes nor resigns while it can do something
 * else. Put your own into `choose`.
 */
import { Kronika, ProblemError } from 'kronika-client';
const IDLE = [
    'ancient-knowledge.pass',
    'through-the-ages.resign',
    'tzolkin.decline',
];
/** One of the legal commands. */
function choose(commands) {
    const busy = commands.filter(({ type }) => !IDLE.includes(type));
    const open = busy.length > 0 ? busy : commands;
    return open[Math.floor(Math.random() * open.length)];
}
/** Plays a game on seat 0, with bots on the others, to its end. */
async function play(kronika, title) {
    const rivals = Array.from({ length: Math.max(title.seats.min, 2) - 1 }, () => ({ kind: 'bot' }));
    const game = await kronika.openGame({
        body: { title: title.title, seats: [{ kind: 'me' }, ...rivals] },
    });
    const path = { game_id: game.id };
    const events = kronika.follow(game.id);
    for (;;) {
        const legal = await kronika.getLegalCommands({ path, query: { seat: 0 } });
        if (legal.commands.length > 0) {
            const commands = [choose(legal.commands)];
            try {
                await kronika.playMoves({ path, body: { seat: 0, decision: legal.decision, commands } });
            }
            catch (trouble) {
                // Somebody else's move may have closed the decision: then look again.
                if (!(trouble instanceof ProblemError && trouble.kind === 'decision-closed'))
                    throw trouble;
            }
            continue;
        }
        let event = await events.next();
        while (!event.done && event.value.version <= legal.version)
            event = await events.next();
        if (event.done)
            return kronika.getGame({ path });
    }
}
const [url, ...titles] = process.argv.slice(2);
if (url === undefined)
    throw new Error('usage: node bot.mjs URL [TITLE...]');
const name = `bot-${crypto.randomUUID().slice(0, 8)}`;
const { token } = await new Kronika(url).createAccount({ body: { name, bot: true } });
const kronika = new Kronika(url, token);
for (const title of (await kronika.listTitles()).items) {
    if (titles.length > 0 && !titles.includes(title.title))
        continue;
    const { id, status, ply, result } = await play(kronika, title);
    const scores = result?.standings.map(({ seat, points }) => `${seat}: ${points}`).join(', ');
    console.log(`${title.title} ${id} ${status} after ${ply} moves; ${scores}`);
}
