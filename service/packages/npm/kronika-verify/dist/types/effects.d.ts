/** Effects: what has to follow at once on something at the table, and may not come without it. */
import type { Fact } from './facts.js';
import { type Table } from './table.js';
/** What follows. The members say more: why, to which ply, for which seat. */
export interface Effect {
    readonly what: 'rewound' | 'paused' | 'resumed' | 'voided' | 'finished' | 'late' | 'pass' | 'forced';
    readonly why?: string | undefined;
    readonly to?: number | undefined;
    readonly seat?: number | undefined;
    readonly result?: string | undefined;
}
/** What has to follow on a fact; `table` is the table after it. */
export declare function owed(cause: Fact, table: Table): Effect | undefined;
/** What a fact is as an effect; `undefined` if it needs no cause. */
export declare function effectOf(fact: Fact): Effect | undefined;
export declare function sameEffect(one: Effect | undefined, other: Effect | undefined): boolean;
