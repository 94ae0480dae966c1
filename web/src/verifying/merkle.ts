/** Merkle trees after RFC 6962, section 2.1, as far as inclusion proofs need them. */

import { type Bytes, same } from './bytes.ts';
import { sha256 } from './hashing.ts';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const SIZE = 32;

export async function leafHash(data: Bytes | string): Promise<Bytes> {
  return sha256(LEAF, data);
}

/** Whether `path` proves that a leaf (its hash) is number `index` under the root `top`. */
export async function isIncluded(
  leaf: Bytes,
  index: number,
  size: number,
  path: readonly Bytes[],
  top: Bytes,
): Promise<boolean> {
  const hashes = [leaf, top, ...path];
  if (index < 0 || index >= size || hashes.some(({ length }) => length !== SIZE)) return false;
  let inner = BigInt(index);
  let last = BigInt(size) - 1n;
  let hash = leaf;
  for (const step of path) {
    if (last === 0n) return false;
    if (inner % 2n === 1n || inner === last) {
      hash = await sha256(NODE, step, hash);
      while (inner % 2n === 0n && inner !== 0n) [inner, last] = [inner >> 1n, last >> 1n];
    } else {
      hash = await sha256(NODE, hash, step);
    }
    [inner, last] = [inner >> 1n, last >> 1n];
  }
  return last === 0n && same(hash, top);
}
