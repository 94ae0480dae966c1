/** Turns of one account, shared out among its workers: taken, extended meanwhile, given back. */
import { PATIENCE, wait } from "./patience.js";
import { ProblemError, Unreachable } from "./problems.js";
/** Seconds that the service waits for a turn before it is asked again. */
const WAIT = 25;
/** What says that somebody else has the turn, or that it is over. */
const LOST = new Set(['lease-lost', 'decision-closed']);
/** A turn that this worker has. While the loop is at it, it is extended in the background. */
export class Turn {
    #kronika;
    #lost = new AbortController();
    lease;
    /** Whether nothing is left to do: the seat has decided, or the turn was lost. */
    over = false;
    constructor(kronika, lease) {
        this.#kronika = kronika;
        this.lease = lease;
    }
    get game() {
        return this.lease.game;
    }
    get seat() {
        return this.lease.seat;
    }
    get title() {
        return this.lease.title;
    }
    /** Aborted when another worker may have the turn: a search can stop then. */
    get lost() {
        return this.#lost.signal;
    }
    /** What may be played; no `commands` if the turn is over. */
    legal() {
        return this.#kronika.getLegalCommands({
            path: { game_id: this.game },
            query: { seat: this.seat },
        });
    }
    /**
     * Plays commands, all or none; `undefined` if the turn was lost or is over, and nothing was
     * played. `over` says whether the seat has more to decide.
     */
    async play(...commands) {
        try {
            const played = (await this.#kronika.playMoves({
                path: { game_id: this.game },
                headers: { 'Kronika-Lease': this.lease.id },
                body: { seat: this.seat, commands: [...commands] },
            }));
            this.over = !played.awaits.includes(this.seat);
            return played;
        }
        catch (trouble) {
            if (!(trouble instanceof ProblemError && LOST.has(trouble.kind)))
                throw trouble;
            this.lose();
            return undefined;
        }
    }
    /** Another worker may have the turn. */
    lose() {
        this.over = true;
        this.#lost.abort();
    }
}
/** The turns of one loop of a worker. */
export async function* turns(kronika, { worker, most = 1, seconds = 60, signal }, patience = PATIENCE) {
    const held = new Set();
    const clock = setInterval(() => void extended(kronika, held, seconds), (seconds * 1000) / 3);
    let failures = 0;
    try {
        while (!signal?.aborted) {
            try {
                const body = { worker, most, seconds, wait: WAIT };
                const { leases } = await kronika.takeLeases({ body, signal: signal ?? null });
                failures = 0;
                for (const lease of leases)
                    held.add(new Turn(kronika, lease));
            }
            catch (trouble) {
                if (signal?.aborted)
                    return;
                failures += 1;
                if (!(trouble instanceof Unreachable) || failures >= patience.tries)
                    throw trouble;
                await wait(patience, failures);
            }
            for (const turn of held) {
                yield turn;
                await left(kronika, held, turn);
                if (signal?.aborted)
                    return;
            }
        }
    }
    finally {
        clearInterval(clock);
        for (const turn of held)
            await left(kronika, held, turn);
    }
}
/** Extends everything that is held; what cannot be is lost, unless it is only the line. */
async function extended(kronika, held, seconds) {
    for (const turn of held) {
        if (turn.over)
            continue;
        try {
            const path = { lease_id: turn.lease.id };
            turn.lease = await kronika.extendLease({ path, body: { seconds } });
        }
        catch (trouble) {
            if (trouble instanceof ProblemError && trouble.kind === 'lease-lost' && !turn.over)
                turn.lose();
        }
    }
}
/** Gives a turn back, if it is not over; if that fails, it ends by itself. */
async function left(kronika, held, turn) {
    held.delete(turn);
    if (!turn.over)
        await kronika.giveBackLease({ path: { lease_id: turn.lease.id } }).catch(() => { });
}
