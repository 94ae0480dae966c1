/**
 * Bounds of time: between which cosignatures of witnesses a fact was recorded.
 *
 * The start of a game and each expiry of a clock name the newest checkpoint that a witness had
 * cosigned, so they are not earlier; the first cosigned checkpoint that includes them says that
 * they are not later.
 */
import { type Finding } from './finding.js';
import type { Event, Export } from './format.js';
import { type Key } from './vkeys.js';
/** Between which times an event was recorded, in seconds since 1970. */
export interface Bound {
    readonly event: Event;
    readonly after?: number | undefined;
    readonly before?: number | undefined;
}
export interface Bounded {
    readonly bounds: readonly Bound[];
    readonly findings: readonly Finding[];
}
/** The bounds of a document, and what is wrong with them. `witnesses` are keys that somebody knows;
 * without any, those count that the document brings. */
export declare function boundsOf(whole: Export, keys: readonly Key[], witnesses: readonly string[]): Promise<Bounded>;
