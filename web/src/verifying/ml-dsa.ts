/**
 * ML-DSA-44 (FIPS 204), which checks what is signed for decades.
 *
 * No browser has it in its Web Cryptography for everybody yet. The code of a library is loaded when
 * the first such signature has to be checked; where that fails, signatures cannot be checked.
 */

import type { Bytes } from './bytes.ts';

/** Sizes in bytes. */
export const ML_DSA_KEY = 1312;
export const ML_DSA_SIGNATURE = 2420;

type Checking = (key: Bytes, signature: Bytes, message: Bytes) => boolean;

let loaded: Promise<Checking | undefined> | undefined;

/** Whether such a key has signed a message; `undefined` if that cannot be checked here. */
export async function mlDsaSigned(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean | undefined> {
  if (signature.length !== ML_DSA_SIGNATURE) return false;
  loaded ??= load();
  const checked = await loaded;
  if (checked === undefined) loaded = undefined; // the next one may try again
  return checked?.(key, signature, message);
}

async function load(): Promise<Checking | undefined> {
  try {
    const { ml_dsa44 } = await import('@noble/post-quantum/ml-dsa.js');
    return (key, signature, message) => ml_dsa44.verify(signature, message, key);
  } catch {
    return undefined;
  }
}
