/** A `.tlog-proof` checked alone: what it says, whether both steps hold, who has signed and seen it. */
import { type Outcome, type Said } from './finding.js';
import type { Export } from './format.js';
import { type TwoSteps } from './inclusion.js';
import type { Policy } from './policies.js';
import { type Judged } from './quorum.js';
/** What somebody knows beside a proof. */
export interface ProofEvidence {
    readonly keys?: readonly string[];
    readonly witnesses?: readonly string[];
    readonly policy?: Policy | undefined;
    /** Exports, with the names of their files. */
    readonly documents?: readonly {
        readonly name: string;
        readonly export: Export;
    }[];
}
/** What the log says of a link: hash of the id of the game, hash of the link, version of its last event. */
export interface Entry {
    readonly game: string;
    readonly head: string;
    readonly version: number;
}
export declare const PROOF_CHECKS: readonly ['form', 'link', 'root', 'signature', 'policy', 'document'];
export interface ProofStep {
    readonly name: (typeof PROOF_CHECKS)[number];
    readonly outcome: Outcome;
    readonly told: Said;
}
/** `good`: the entry is in the log, somebody known has signed that, and the policy has its quorum. */
export interface ProofReport {
    readonly outcome: Outcome;
    readonly steps: readonly ProofStep[];
    readonly entry?: Entry | undefined;
    readonly proof?: TwoSteps;
    readonly judged?: Judged | undefined;
}
export declare function verifyProof(text: string, evidence?: ProofEvidence): Promise<ProofReport>;
