/** One decision: what a strategy is given, how long it may take, and what is played without it. */
import type { Kronika } from '../client.js';
import type { Command, GameShown, Legal } from '../generated/types.gen.js';
import { type Log } from './log.js';
/** A decision of the bot. `seconds` are for thinking; the clock has more. */
export interface Position {
    readonly kronika: Kronika;
    readonly game: GameShown;
    readonly seat: number;
    readonly legal: Legal;
    readonly seconds: number;
    /** Aborted when the seconds are over. */
    readonly signal: AbortSignal;
}
/** What decides: one of the legal commands of a position. */
export type Strategy = (position: Position) => Promise<Command>;
/** How long a decision of a seat may take by the clock of the game, `most` at most. */
export declare function secondsFor(game: GameShown, seat: number, most: number): number;
/** What the strategy chooses; another legal command if it fails, is late, or chooses none. */
export declare function decided(choose: Strategy, position: Omit<Position, 'signal'>, log: Log): Promise<Command>;
