/** Which keys follow from known ones, and until when: endorsements and revocations. */
import { type Key } from './vkeys.js';
/** A key that may be trusted, and for which times; `null` is without a bound. */
export interface Term {
    readonly key: Key;
    readonly since: string | null;
    readonly until: string | null;
}
/** The keys that follow from those that are known, with these; throws if a note is malformed or
 * signed wrongly, or if a key has endorsed two. */
export declare function termsOf(known: readonly Key[], notes: readonly string[]): Promise<Term[]>;
/** Whether a signature of the key for a time counts for nothing. */
export declare function expired({ until }: Term, at: string): boolean;
