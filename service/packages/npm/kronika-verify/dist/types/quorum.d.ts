/** What a policy says of a checkpoint: which log has signed it, who has cosigned it, whether that is
 * enough. */
import type { Outcome, Said } from './finding.js';
import type { Policy, Witness } from './policies.js';
import type { Key } from './vkeys.js';
/** What became of a witness: it has cosigned, it has not, or its cosignature cannot be checked. */
export interface Seen {
    readonly witness: Witness;
    readonly outcome: 'cosigned' | 'silent' | 'unchecked';
    readonly at: number | undefined;
}
/** `log` is the accepted log that has signed; `undefined` if none has, `unchecked` if a signature is
 * there that cannot be checked here. `met` is `undefined` if it hangs on such a one. */
export interface Judged {
    readonly log: Key | undefined;
    readonly unchecked: boolean;
    readonly witnesses: readonly Seen[];
    readonly met: boolean | undefined;
}
/** What a policy says of a checkpoint. `known` are keys of logs that are accepted besides those of the
 * policy. Throws if a signature of somebody known is wrong. */
export declare function judgedBy(policy: Policy, note: string, known?: readonly Key[]): Promise<Judged>;
/** Whether these witnesses are enough. */
export declare function isMet({ groups, quorum }: Policy, cosigners: ReadonlySet<string>): boolean;
/** That in short: the outcome, and who has cosigned. Too few cosignatures prove nothing wrong. */
export declare function judgementSaid(judged: Judged | undefined): [Outcome, Said];
