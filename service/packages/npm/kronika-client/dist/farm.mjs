/**
 * One worker of a bot whose games several workers share. Start as many as you like, anywhere:
 *
 *     export KRONIKA_TOKEN=kronika_tok_...
 *     node farm.mjs http://127.0.0.1:8000 [NAME OF THE WORKER]
 *
 * Each turn of the account goes to one of them. A worker that is stopped gives back what it has; what
 * one had that was killed, the others get when its time is over. None of them sits down anywhere:
 * that is done by another program, for instance `my-bot.mjs`, or by hand.
 *
 * Its strategy is chance. Put your engine into `choose`.
 */
import { Kronika } from 'kronika-client';
const IDLE = [
    'ancient-knowledge.pass',
    'through-the-ages.resign',
    'tzolkin.decline',
];
/** One of the legal commands. A long search stops when `lost` is aborted: somebody else has the turn. */
async function choose(commands, _lost) {
    const busy = commands.filter(({ type }) => !IDLE.includes(type));
    const open = busy.length > 0 ? busy : commands;
    return open[Math.floor(Math.random() * open.length)];
}
const [url, worker = `worker-${process.pid}`] = process.argv.slice(2);
const token = process.env['KRONIKA_TOKEN'];
if (url === undefined || token === undefined) {
    throw new Error('usage: KRONIKA_TOKEN=... node farm.mjs URL [WORKER]');
}
const stopped = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => stopped.abort());
for await (const turn of new Kronika(url, token).turns({ worker, signal: stopped.signal })) {
    for (let legal = await turn.legal(); legal.commands.length > 0; legal = await turn.legal()) {
        const played = await turn.play(await choose(legal.commands, turn.lost));
        for (const { ply } of played?.moves ?? [])
            console.log(`played ${turn.game} ${ply}`);
        if (turn.over)
            break;
    }
}
