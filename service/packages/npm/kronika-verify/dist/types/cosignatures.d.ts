/**
 * Cosignatures (C2SP tlog-cosignature): whoever signs a checkpoint with the time says that the log
 * has only grown until then. Witnesses do; a log signs its own checkpoints so with ML-DSA-44.
 */
import { type Bytes } from './bytes.js';
import { type Checkpoint } from './checkpoints.js';
import { type Key } from './vkeys.js';
/** A line of a known key under a checkpoint. `at`: when it was signed, in seconds since 1970.
 * `unchecked`: it cannot be checked here. */
export interface Cosignature {
    readonly key: Key;
    readonly at: number;
    readonly unchecked: boolean;
}
/** The lines of known keys under a checkpoint; throws if one of them is wrong. Those of unknown keys
 * do not matter, nor those with the time 0, which do not say that nothing larger was seen. */
export declare function cosignatures(note: string, keys: readonly Key[]): Promise<readonly Cosignature[]>;
/** The same with those of the time 0: a log may sign its own checkpoints so. */
export declare function signedTrees(note: string, keys: readonly Key[]): Promise<readonly Cosignature[]>;
/** The times at which known witnesses have cosigned a checkpoint, as far as that can be checked. */
export declare function cosigned(note: string, witnesses: readonly Key[]): Promise<number[]>;
/** What is signed with ML-DSA-44: the name of the signer, the time, and the head of the log. */
export declare function cosignedMessage(name: string, seconds: bigint, { origin, size, root }: Checkpoint): Bytes;
