/** The bot: follows the news of its games, and answers every decision once. */
import type { Kronika } from '../client.js';
import { type Log } from './log.js';
import type { Settings } from './settings.js';
import { type Strategy } from './thinking.js';
/**
 * Plays with a strategy for one account, until it is stopped.
 *
 * It keeps nothing: which decisions are open, the service knows. A decision is answered with a key
 * that follows from the game, its ply and the seat, so two bots of one account, or one that was
 * killed in the middle, play no move twice.
 */
export declare class Bot {
    #private;
    constructor(kronika: Kronika, choose: Strategy, settings: Settings, log: Log);
    /** Sits down nowhere any more, and ends after the moves that are being made. */
    stop(): void;
    /** Plays until it is stopped; throws the `ProblemError` `unauthorized` if the token is not taken. */
    run(): Promise<void>;
}
