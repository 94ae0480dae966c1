/** What a check finds. Words for people are made elsewhere, of codes and values. */
/** Well, not well, or not possible with what is at hand. */
export type Outcome = 'good' | 'bad' | 'unknown';
/** Something to say: a code, and what it is about. */
export interface Said {
    readonly code: string;
    readonly [value: string]: string | number;
}
/** The checks, in the order in which they are made. */
export declare const CHECKS: readonly ['document', 'chain', 'game', 'times', 'table', 'seed', 'salts', 'fields', 'draws', 'keys', 'seal', 'receipts', 'checkpoint', 'bounds', 'policy', 'epochs'];
export type CheckName = (typeof CHECKS)[number];
/** Something is wrong; `ply` and `version` say where, unless it concerns no single event. */
export interface Finding {
    readonly check: CheckName;
    readonly because: Said;
    readonly ply?: number | undefined;
    readonly version?: number | undefined;
}
/** A value that was compared, to be looked at: hashes, texts that were signed, bytes. */
export interface Exhibit {
    readonly name: string;
    readonly value: string;
}
/** One check that was made. `exhibits` are worked out when somebody wants to see them. */
export interface Step {
    readonly name: CheckName;
    readonly outcome: Outcome;
    readonly told: Said;
    readonly ply?: number | undefined;
    readonly exhibits: () => Promise<readonly Exhibit[]>;
}
/** A finding, in one line. */
export declare function found(check: CheckName, because: Said, ply?: number | undefined, version?: number | undefined): Finding;
/** The first bad ply; `undefined` if no move is at fault. */
export declare function firstPly(findings: readonly Finding[]): number | undefined;
/** What an exception says, as far as it says anything. */
export declare function reason(trouble: unknown): string;
