/** The chain of an export: every event in its place, every hash, every opened field. */
import { type Bytes } from './bytes.js';
import { type Finding } from './finding.js';
import { type Event, type Export } from './format.js';
import { type Json } from './json.js';
/** What was recorded together, and where its first event stands. */
export interface Link {
    readonly start: number;
    readonly events: readonly Event[];
}
/** Told how many events of how many are done; waits until it may go on. */
export type Progress = (done: number, of: number) => Promise<void>;
/** What is wrong with the chain, first things first. */
export declare function brokenChain(whole: Export, progress: Progress): Promise<Finding[]>;
/** The hash that the first link is chained to, in hex. */
export declare function genesis(whole: Export): Promise<string>;
/** The links that events were chained in; behind them what belongs to none. */
export declare function linksOf(events: readonly Event[]): Link[];
/** What is hashed of a link. */
export declare function linkText(game: string, previous: string, link: readonly Event[]): string;
export declare function linkHash(text: string): Promise<string>;
/** The payload with each hidden field replaced by its commitment, whoever looks. */
export declare function publicForm(event: Event): Json;
/** The commitment to a value under a salt, in hex. */
export declare function commitment(salt: Bytes, value: Json): Promise<string>;
/** Events that were recorded before the one they follow. */
export declare function late(events: readonly Event[]): Finding[];
/** A time so that times sort as texts. */
export declare function full(at: string): string;
