/**
 * SHA-256, HMAC and Ed25519, by the browser's own Web Cryptography.
 *
 * It is there only in secure contexts: pages from https, or from this machine.
 */
import { type Bytes } from './bytes.js';
/** Whether hashes can be worked out at all. */
export declare function canHash(): boolean;
/** Whether the browser can check Ed25519 signatures; older ones cannot. */
export declare function canCheckSignatures(): Promise<boolean>;
export declare function sha256(...parts: readonly (Bytes | string)[]): Promise<Bytes>;
/** HMAC-SHA-256 with one key, for many messages. */
export type Mac = (...parts: readonly (Bytes | string)[]) => Promise<Bytes>;
export declare function mac(key: Bytes): Promise<Mac>;
/** Whether a raw Ed25519 key has signed a message. */
export declare function signed(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean>;
