/**
 * A link of a game in the log of its service, in two steps: its entry is a leaf of the log of its
 * partition, and the checkpoint of that is a leaf of the one log whose root is signed.
 */
import { type Checkpoint } from './checkpoints.js';
import { type LogName } from './logs.js';
import { type TlogProof } from './tlog-proofs.js';
import type { Key } from './vkeys.js';
/** Both proofs. `entry` is what the log says of the link, as the text brings it along. */
export interface TwoSteps {
    readonly outer: TlogProof;
    readonly inner: TlogProof;
    readonly entry: string;
}
/** What both steps come to, whoever has signed: whether the entry is in the log of the partition, and
 * whether that is in the root log. */
export interface Steps {
    readonly partition: Checkpoint;
    readonly root: Checkpoint;
    readonly linked: boolean;
    readonly rooted: boolean;
}
/** Where a link stands. `signer` is who has signed the log, `log` the partition's, if it is one of that
 * service in the epoch of the root log. `held` is whether the link is in it. `unchecked`: another known
 * key is said to have signed, too. */
export interface Placed {
    readonly signer: Key;
    readonly unchecked: boolean;
    readonly partition: Checkpoint;
    readonly log: LogName | undefined;
    readonly held: boolean;
}
/** Both steps of a proof; throws if it has not both. Nothing of it is checked. */
export declare function twoStepsIn(text: string): TwoSteps;
/** Where a proof in a document of a format places an entry. Throws if it is malformed, or if nobody
 * known has signed it. */
export declare function placed(text: string, format: string, keys: readonly Key[], entry: string): Promise<Placed>;
/** How this is no proof that the log of a game has the entry; nothing if it is one. */
export declare function faultOf({ log, held }: Placed, game: string): 'other-log' | 'not-included' | undefined;
/** What the steps of a proof come to; throws if it is malformed. */
export declare function stepsOf({ outer, inner, entry }: TwoSteps): Promise<Steps>;
