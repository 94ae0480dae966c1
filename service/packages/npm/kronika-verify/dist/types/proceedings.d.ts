/**
 * The proceedings at a table: every fact of it could happen when it did, and had its cause.
 *
 * They are open to all, so this needs neither seed nor rules. What was told elsewhere (an import),
 * or taken over from another game (a fork), had its causes there.
 */
import type { Progress } from './chain.js';
import { type Finding } from './finding.js';
import { type Event } from './format.js';
import { type Table } from './table.js';
/** The table in the end; or the first thing that happened at it without a cause. */
export declare function proceedings(events: readonly Event[], progress: Progress): Promise<{
    table?: Table | undefined;
    finding?: Finding;
}>;
