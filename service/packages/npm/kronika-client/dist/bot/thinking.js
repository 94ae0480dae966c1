/** One decision: what a strategy is given, how long it may take, and what is played without it. */
import { wording } from "./log.js";
/** Parts of the time that is left which one decision may take: of its own, and of the whole game. */
const OF_MOVE = 0.5;
const OF_GAME = 0.04;
const GIVES_UP = 'through-the-ages.resign';
/** How long a decision of a seat may take by the clock of the game, `most` at most. */
export function secondsFor(game, seat, most) {
    const clock = game.terms?.clock;
    const mine = game.clocks?.find((one) => one.seat === seat);
    if (!clock || !mine)
        return most;
    const ends = mine.runs_out_at ? (Date.parse(mine.runs_out_at) - Date.now()) / 1000 : mine.left;
    const left = Math.min(mine.left, ends);
    const part = clock.pace.type === 'per-move'
        ? left * OF_MOVE
        : left * OF_GAME + Math.min(left, clock.pace.increment ?? 0) * OF_MOVE;
    return Math.max(0, Math.min(most, part));
}
/** What the strategy chooses; another legal command if it fails, is late, or chooses none. */
export async function decided(choose, position, log) {
    const { commands, ply } = position.legal;
    const where = `${position.game.title} ${position.game.id}, ply ${ply}`;
    const late = new AbortController();
    const clock = setTimeout(() => late.abort(), position.seconds * 1000);
    try {
        const chosen = await Promise.race([
            choose({ ...position, signal: late.signal }),
            new Promise((told) => late.signal.addEventListener('abort', () => told(undefined))),
        ]);
        if (chosen !== undefined && commands.includes(chosen))
            return chosen;
        const none = late.signal.aborted ? `no decision within ${position.seconds.toFixed(1)} s` : 'no legal command';
        log(`${where}: the strategy: ${none}`);
    }
    catch (trouble) {
        log(`${where}: the strategy failed: ${wording(trouble)}`);
    }
    finally {
        clearTimeout(clock);
    }
    return commands.find(({ type }) => type !== GIVES_UP) ?? commands[0];
}
