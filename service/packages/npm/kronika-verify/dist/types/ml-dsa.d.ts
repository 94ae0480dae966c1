/**
 * ML-DSA-44 (FIPS 204), which checks what is signed for decades.
 *
 * No browser has it in its Web Cryptography for everybody yet. The code of a library is loaded when
 * the first such signature has to be checked; where that fails, signatures cannot be checked.
 */
import type { Bytes } from './bytes.js';
/** Sizes in bytes. */
export declare const ML_DSA_KEY = 1312;
export declare const ML_DSA_SIGNATURE = 2420;
/** Whether such a key has signed a message; `undefined` if that cannot be checked here. */
export declare function mlDsaSigned(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean | undefined>;
