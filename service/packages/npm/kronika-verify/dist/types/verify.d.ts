/**
 * All checks of an export that need no rules of a title, in order.
 *
 * What the browser leaves to `kronika verify`: every move decided again, which says that each draw
 * was made as the rules demand; clocks reckoned again; and whether each event of the title has the
 * fields of its type, and hides what that hides.
 */
import { type Draw, type ToldDraws } from './chance.js';
import { type Document } from './document.js';
import { type Finding, type Step } from './finding.js';
import type { Receipt } from './format.js';
import type { Policy } from './policies.js';
import { type Judged } from './quorum.js';
export { policyIn } from './policies.js';
export { verifyProof } from './proof-report.js';
/** What somebody knows beside the export. Without keys those that the export brings are taken,
 * which proves nothing about who signed. */
export interface Evidence {
    readonly keys?: readonly string[];
    readonly notes?: readonly string[];
    /** Keys of witnesses. Without any, those that the export brings are taken. */
    readonly witnesses?: readonly string[];
    readonly receipts?: readonly Receipt[];
    /** Which logs and witnesses somebody trusts, and how many of whom they demand. */
    readonly policy?: Policy | undefined;
    /** Of a report by `kronika verify --json`: which draws a move makes only rules know. */
    readonly draws?: readonly Draw[];
    /** The same, as the service says it; nothing, if it says nothing. It may come while other things
     * are checked. */
    readonly told?: Promise<ToldDraws | undefined> | undefined;
}
/** The outcome. `vouched`: a key that the reader knows has signed. `lost`: the service says that it
 * has lost the seed, so nothing that chance decided could be checked. */
export interface Report {
    readonly document?: Document;
    readonly good: boolean;
    readonly rewritten: boolean;
    readonly vouched: boolean;
    readonly lost: boolean;
    readonly firstBadPly?: number | undefined;
    readonly findings: readonly Finding[];
    readonly steps: readonly Step[];
    /** What the policy says of the checkpoint, if one was given. */
    readonly judged?: Judged | undefined;
}
/** Told how much of all is done, from 0 to 1; what it returns is waited for. */
export type Sharing = (share: number) => Promise<void> | void;
export declare function verify(bytes: Uint8Array, evidence?: Evidence, sharing?: Sharing): Promise<Report>;
