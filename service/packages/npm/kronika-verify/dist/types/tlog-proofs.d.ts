/** Proofs that something is in a log, in one text (C2SP tlog-proof). */
import { type Bytes } from './bytes.js';
/** Leaf `index` lies under the root of the checkpoint by way of `path`; `extra` is what goes along. */
export interface TlogProof {
    readonly index: number;
    readonly path: readonly Bytes[];
    readonly checkpoint: string;
    readonly extra: Bytes | undefined;
}
export declare const TLOG_PROOF = "c2sp.org/tlog-proof@v1";
/** Whether a text says of itself that it is such a proof. */
export declare function isTlogProof(text: string): boolean;
/** The proof of a text; throws if it is none. Nothing of it is checked. */
export declare function tlogProofIn(text: string): TlogProof;
/** The text of a proof. */
export declare function tlogProofText({ index, path, checkpoint, extra }: TlogProof): string;
