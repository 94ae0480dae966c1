/** Public keys as C2SP signed-note writes them: `<name>+<id>+<base64 of the type and the key>`. */

import { type Bytes, base64, hex, joined, unbase64 } from './bytes.ts';
import { sha256 } from './hashing.ts';
import { ML_DSA_KEY } from './ml-dsa.ts';
import { NoteError } from './note-error.ts';

/** What a key signs: notes, or checkpoints with the time (C2SP tlog-cosignature). */
export const ED25519 = 0x01;
export const COSIGNATURE = 0x04;
export const ML_DSA = 0x06;
export type Kind = typeof ED25519 | typeof COSIGNATURE | typeof ML_DSA;

const SIZES: Readonly<Record<Kind, number>> = { [ED25519]: 32, [COSIGNATURE]: 32, [ML_DSA]: ML_DSA_KEY };

/** A public key; `id` are the four bytes that stand in its signatures, `text` is as it is written. */
export interface Key {
  readonly name: string;
  readonly kind: Kind;
  readonly id: Bytes;
  readonly raw: Bytes;
  readonly text: string;
}

/** The key of a service, which signs notes, from its text; throws if it is none. */
export function keyOf(text: string): Promise<Key> {
  return vkeyOf(text, [ED25519]);
}

/** The key of a witness from its text; throws if it is none. */
export function witnessOf(text: string): Promise<Key> {
  return vkeyOf(text, [COSIGNATURE, ML_DSA]);
}

/** A key of some kinds from its text; throws if it is none. */
export async function vkeyOf(text: string, kinds: readonly Kind[]): Promise<Key> {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const data = encoded === undefined ? undefined : unbase64(encoded);
  const kind = kinds.find((one) => one === data?.[0]);
  if (name === undefined || data === undefined || kind === undefined || data.length !== 1 + SIZES[kind]) {
    throw new NoteError(`this is no key that is known here: ${text.slice(0, 100)}`);
  }
  const key = await named(name, kind, data.slice(1));
  if (hex(key.id) !== id) throw new NoteError(`the id ${id} is not that of the key`);
  return key;
}

/** The same key under another name, as a log signs that is called otherwise than its service. */
export async function renamed(key: Key, name: string): Promise<Key> {
  return name === key.name ? key : named(name, key.kind, key.raw);
}

async function named(name: string, kind: Kind, raw: Bytes): Promise<Key> {
  const data = joined(Uint8Array.of(kind), raw);
  const id = (await sha256(name, '\n', data)).slice(0, 4);
  return { name, kind, id, raw, text: `${name}+${hex(id)}+${base64(data)}` };
}

/** What a key is called for people: name and id. */
export function shortOf({ name, id }: Key): string {
  return `${name}+${hex(id)}`;
}

/** The kind of a key by its text; `undefined` if this is no key of a kind that is known here. */
export function kindOf(text: string): Kind | undefined {
  const [, encoded] = /^[^+\s]+\+[0-9a-f]{8}\+(\S+)$/.exec(text.trim()) ?? [];
  const kind = encoded === undefined ? undefined : unbase64(encoded)?.[0];
  return [ED25519, COSIGNATURE, ML_DSA].find((one): one is Kind => one === kind);
}
