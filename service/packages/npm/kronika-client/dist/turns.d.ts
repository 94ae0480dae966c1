/** Turns of one account, shared out among its workers: taken, extended meanwhile, given back. */
import type { Kronika } from './client.js';
import type { Command, LeaseShown, Legal, MovesPlayed } from './generated/types.gen.js';
import { type Patience } from './patience.js';
/** How a worker takes turns. */
export interface Taking {
    /** Names the worker; the service gives it the games again that it knows. */
    readonly worker: string;
    /** So many are taken at once at most; they come one by one. */
    readonly most?: number;
    /** So long a turn is the worker's, each time that it is extended. */
    readonly seconds?: number;
    /** Ends the loop after the turn that it is at. */
    readonly signal?: AbortSignal;
}
/** A turn that this worker has. While the loop is at it, it is extended in the background. */
export declare class Turn {
    #private;
    lease: LeaseShown;
    /** Whether nothing is left to do: the seat has decided, or the turn was lost. */
    over: boolean;
    constructor(kronika: Kronika, lease: LeaseShown);
    get game(): string;
    get seat(): number;
    get title(): string;
    /** Aborted when another worker may have the turn: a search can stop then. */
    get lost(): AbortSignal;
    /** What may be played; no `commands` if the turn is over. */
    legal(): Promise<Legal>;
    /**
     * Plays commands, all or none; `undefined` if the turn was lost or is over, and nothing was
     * played. `over` says whether the seat has more to decide.
     */
    play(...commands: readonly Command[]): Promise<MovesPlayed | undefined>;
    /** Another worker may have the turn. */
    lose(): void;
}
/** The turns of one loop of a worker. */
export declare function turns(kronika: Kronika, { worker, most, seconds, signal }: Taking, patience?: Patience): AsyncGenerator<Turn, void>;
