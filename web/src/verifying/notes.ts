/** Signed notes (C2SP signed-note) and the Ed25519 keys that sign them. */

import { type Bytes, base64, hex, same, unbase64, utf8 } from './bytes.ts';
import { sha256, signed } from './hashing.ts';

/** A public key; `text` is as it is written: name, id and base64. */
export interface Key {
  readonly name: string;
  readonly id: Bytes;
  readonly raw: Bytes;
  readonly text: string;
}

/** The note is malformed, or no known key has signed it. */
export class NoteError extends Error {}

const ED25519 = 1;
const COSIGNATURE = 4;
/** The year 10000, in seconds since 1970. */
const LATEST = 253402300800n;

/** A key from its text; throws if it is none. */
export function keyOf(text: string): Promise<Key> {
  return keyOfKind(text, ED25519);
}

/** The key of a witness from its text; throws if it is none. */
export function witnessOf(text: string): Promise<Key> {
  return keyOfKind(text, COSIGNATURE);
}

async function keyOfKind(text: string, kind: number): Promise<Key> {
  const [, name, id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const data = encoded === undefined ? undefined : unbase64(encoded);
  if (name === undefined || id === undefined || data?.length !== 33 || data[0] !== kind) {
    throw new NoteError(`this is no Ed25519 key: ${text}`);
  }
  const raw = data.slice(1);
  const made = (await sha256(name, '\n', Uint8Array.of(kind), raw)).slice(0, 4);
  if (hex(made) !== id) throw new NoteError(`the id ${id} is not that of the key`);
  return { name, id: made, raw, text: `${name}+${id}+${base64(data)}` };
}

/** The text of a note, whoever signed it. */
export function textOf(note: string): string {
  return takenApart(note).text;
}

/** The times, in seconds since 1970, at which known witnesses have cosigned a note (C2SP
 * tlog-cosignature); throws if one of their cosignatures is wrong. */
export async function cosigned(note: string, witnesses: readonly Key[]): Promise<number[]> {
  const { text, signatures } = takenApart(note);
  const times: number[] = [];
  for (const { name, blob } of signatures) {
    const witness = witnesses.find((one) => one.name === name && same(one.id, blob.slice(0, 4)));
    if (witness === undefined) continue;
    const seconds = blob.length === 76 ? new DataView(blob.buffer).getBigUint64(4) : -1n;
    const message = utf8(`cosignature/v1\ntime ${seconds}\n${text}`);
    const right = seconds >= 0n && seconds < LATEST && (await signed(witness.raw, blob.slice(12), message));
    if (!right) throw new NoteError(`the cosignature of ${name} is wrong`);
    times.push(Number(seconds));
  }
  return times;
}

/** The text of a note and the first of the keys that has signed it. Signatures of unknown keys do
 * not matter; a wrong one of a known key does. */
export async function opened(
  note: string,
  keys: readonly Key[],
): Promise<{ text: string; signer: Key }> {
  const { text, signatures } = takenApart(note);
  let signer: Key | undefined;
  for (const { name, blob } of signatures) {
    const key = keys.find((one) => one.name === name && same(one.id, blob.slice(0, 4)));
    if (key === undefined) continue;
    if (!(await signed(key.raw, blob.slice(4), utf8(text)))) {
      throw new NoteError(`the signature of ${name} is wrong`);
    }
    signer ??= key;
  }
  if (signer === undefined) {
    const by = signatures.map(({ name, blob }) => `${name}+${hex(blob.slice(0, 4))}`).join(', ');
    throw new NoteError(`no key that is known here has signed; signed by: ${by}`);
  }
  return { text, signer };
}

function takenApart(note: string): { text: string; signatures: { name: string; blob: Bytes }[] } {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) {
    throw new NoteError('a note is text, an empty line, and signatures');
  }
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map((line) => {
    const [, name, encoded] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
    const blob = encoded === undefined ? undefined : unbase64(encoded);
    if (name === undefined || blob === undefined || blob.length < 5) {
      throw new NoteError('a signature line is a dash, a name, and base64');
    }
    return { name, blob };
  });
  return { text: note.slice(0, end + 1), signatures };
}

/** What a key with this id is written as, for people: name and id. */
export function shortOf({ name, id }: Key): string {
  return `${name}+${hex(id)}`;
}

