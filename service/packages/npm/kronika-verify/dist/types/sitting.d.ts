/** Whether what happens at a table could happen when it did: before the start, and while it runs.
 * Each function says why not, as a code; `undefined` if all is well. */
import type { Fact } from './facts.js';
import { type Table } from './table.js';
type Wrong = string | undefined;
/** At a table that has not started; `previous` is what happened right before. */
export declare function beforeStart(table: Table | undefined, fact: Fact, previous: Fact | undefined): Promise<Wrong>;
/** At a table that has started: behind ply `ply`, recorded at a time (milliseconds). */
export declare function underWay(table: Table, fact: Fact, ply: number, at: number): Wrong;
/** Whether a pause that was agreed on has lasted as long as was agreed. */
export declare function endedByItself({ pauses }: Table, at: number): boolean;
/** A time in milliseconds; not a number if it is none, or has no zone. */
export declare function moment(text: string): number;
export {};
