/** Merkle trees after RFC 6962, section 2.1, as far as inclusion proofs need them. */
import { type Bytes } from './bytes.js';
export declare function leafHash(data: Bytes | string): Promise<Bytes>;
/** Whether `path` proves that a leaf (its hash) is number `index` under the root `top`. */
export declare function isIncluded(leaf: Bytes, index: number, size: number, path: readonly Bytes[], top: Bytes): Promise<boolean>;
