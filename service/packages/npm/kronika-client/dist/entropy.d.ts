/**
 * Entropy: what this client adds to draws, so that nobody else can have picked them.
 *
 * Each seat that it takes commits to a text of its own, which nobody can guess. It is told once
 * every seat is taken (docs/audit-format.md, "Chance").
 */
import type { SeatWanted } from './generated/types.gen.js';
/** What is told of a text before the start. */
export declare function commitment(text: string): Promise<string>;
/** What somebody who sits down may say about draws. */
interface Said {
    entropy?: string | null;
    entropy_commitment?: string | null;
}
/**
 * The texts that were committed to and are not told yet, by their commitments. A program that may
 * be started again in between keeps `items` and puts them back.
 */
export declare class Texts {
    readonly items: Map<string, string>;
    /** The commitment to a new text. */
    fresh(): Promise<string>;
    /** What is sent to sit down, with a commitment unless it says something of its own. */
    committed<Body extends Said>(body: Body): Promise<Body>;
    /** The same for seats of a new game. */
    seats(wanted: readonly SeatWanted[]): Promise<SeatWanted[]>;
}
export {};
