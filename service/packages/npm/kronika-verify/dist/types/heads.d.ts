/** Checkpoints that logs have signed, in whichever epoch: with Ed25519, and with ML-DSA-44 as well. */
import { type Checkpoint } from './checkpoints.js';
import { type Key } from './vkeys.js';
/** `signer` is the known key that has signed, as it is known; `undefined` if none has. `unchecked`: a
 * known key is said to have signed, and that cannot be checked here. */
export interface SignedHead {
    readonly text: string;
    readonly checkpoint: Checkpoint;
    readonly signer: Key | undefined;
    readonly unchecked: boolean;
}
/** The checkpoint of a note, and who has signed it; throws if it is malformed, or if a signature of a
 * known key is wrong. */
export declare function signedHead(note: string, keys: readonly Key[]): Promise<SignedHead>;
