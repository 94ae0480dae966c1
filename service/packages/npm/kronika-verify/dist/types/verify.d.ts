/**
 * All checks of an export that need no rules of a title, in order.
 *
 * What the browser leaves to `kronika verify`: every move decided again, which says that each draw
 * was made as the rules demand; clocks reckoned again; and whether each event of the title has the
 * fields of its type, and hides what that hides.
 */
import { type Document } from './document.js';
import type { Evidence } from './evidence.js';
import { type Finding, type Step } from './finding.js';
import { type Judged } from './quorum.js';
export type { Evidence } from './evidence.js';
export { policyIn } from './policies.js';
export { verifyProof } from './proof-report.js';
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
