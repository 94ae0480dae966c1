/** Checkpoints (C2SP tlog-checkpoint): which log, how many leaves, which root. */
import { type Bytes } from './bytes.js';
/** A log at a size; `root` has 32 bytes. */
export interface Checkpoint {
    readonly origin: string;
    readonly size: number;
    readonly root: Bytes;
}
/** The checkpoint of a text; throws if it is none. Lines behind the third do not matter. */
export declare function checkpointIn(text: string): Checkpoint;
/** A number as everybody would spell it, of at most 15 digits; `undefined` if it is none. */
export declare function wholeIn(text: string): number | undefined;
