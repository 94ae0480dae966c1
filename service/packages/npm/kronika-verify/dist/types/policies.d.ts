/**
 * Policies (C2SP tlog-policy): which logs somebody accepts, which witnesses they know, and how many
 * of whom have to have cosigned a checkpoint.
 */
import type { Said } from './finding.js';
import { type Key } from './vkeys.js';
/** A witness; `name` is what the policy calls it. */
export interface Witness {
    readonly name: string;
    readonly key: Key;
    readonly url: string | undefined;
}
/** So many of these witnesses and groups. */
export interface Group {
    readonly name: string;
    readonly threshold: number;
    readonly members: readonly string[];
}
/** `quorum` is the name of a witness or group, and nothing where no cosignature is needed. */
export interface Policy {
    readonly logs: readonly {
        readonly key: Key;
        readonly url: string | undefined;
    }[];
    readonly witnesses: readonly Witness[];
    readonly groups: readonly Group[];
    readonly quorum: string | undefined;
}
/** A policy that cannot be understood: `said` says why, with the number of the line (from 1; 0: of
 * none). */
export declare class PolicyError extends Error {
    readonly said: Said & {
        readonly line: number;
    };
    constructor(code: string, line: number, values?: Omit<Said, 'code'>);
}
/** Whether a text looks like a policy: its first line that says something is one of a policy. */
export declare function isPolicy(text: string): boolean;
/** The text of a policy that is given in octets: those that are no UTF-8 stay apart from each other. */
export declare function policyText(octets: Uint8Array): string;
/** The policy of a text; throws a `PolicyError` if it is none. */
export declare function policyIn(text: string): Promise<Policy>;
