/**
 * SHA-256, HMAC and Ed25519, by the browser's own Web Cryptography.
 *
 * It is there only in secure contexts: pages from https, or from this machine.
 */

import { type Bytes, joined } from './bytes.ts';

/** Whether hashes can be worked out at all. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

let signing: Promise<boolean> | undefined;

/** Whether the browser can check Ed25519 signatures; older ones cannot. */
export function canCheckSignatures(): Promise<boolean> {
  signing ??= imported(new Uint8Array(32).fill(1)).then(
    () => true,
    () => false,
  );
  return signing;
}

export async function sha256(...parts: readonly (Bytes | string)[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

/** HMAC-SHA-256 with one key, for many messages. */
export type Mac = (...parts: readonly (Bytes | string)[]) => Promise<Bytes>;

export async function mac(key: Bytes): Promise<Mac> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const taken = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return async (...parts) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', taken, joined(...parts)));
}

/** Whether a raw Ed25519 key has signed a message. */
export async function signed(key: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
  return crypto.subtle.verify('Ed25519', await imported(key), signature, message);
}

async function imported(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
}
