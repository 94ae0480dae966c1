/** Signed notes (C2SP signed-note): a text, an empty line, and a line for each signature. */

import { type Bytes, hex, same, unbase64, utf8 } from './bytes.ts';
import { signed } from './hashing.ts';
import { NoteError } from './note-error.ts';
import type { Key } from './vkeys.ts';

/** A line under a note: who has signed, and the id of the key with what follows it. */
export interface SignatureLine {
  readonly name: string;
  readonly blob: Bytes;
}

/** The text of a note, whoever signed it. */
export function textOf(note: string): string {
  return takenApart(note).text;
}

/** The text of a note and the first of the keys that has signed it. Signatures of unknown keys do
 * not matter; a wrong one of a known key does. */
export async function opened(
  note: string,
  keys: readonly Key[],
): Promise<{ text: string; signer: Key }> {
  const [signer] = await signersOf(note, keys);
  if (signer === undefined) throw nobodyKnown(note);
  return { text: textOf(note), signer };
}

/** Those of the keys that have signed a note; throws if a signature of one of them is wrong. */
export async function signersOf(note: string, keys: readonly Key[]): Promise<readonly Key[]> {
  const { text, signatures } = takenApart(note);
  const signers: Key[] = [];
  for (const { name, blob } of signatures) {
    const key = keys.find((one) => isBy(one, name, blob));
    if (key === undefined) continue;
    if (!(await signed(key.raw, blob.slice(4), utf8(text)))) {
      throw new NoteError(`the signature of ${name} is wrong`);
    }
    signers.push(key);
  }
  return signers;
}

/** What to throw of a note that nobody known has signed. */
export function nobodyKnown(note: string): NoteError {
  const { signatures } = takenApart(note);
  const by = signatures.map(({ name, blob }) => `${name}+${hex(blob.slice(0, 4))}`).join(', ');
  return new NoteError(`no key that is known here has signed; signed by: ${by}`);
}

/** Whether a line is said to be by a key: name and id together tell keys apart. */
export function isBy(key: Key, name: string, blob: Bytes): boolean {
  return key.name === name && same(key.id, blob.slice(0, 4));
}

/** The text of a note and the lines under it, of which nothing is checked. */
export function takenApart(note: string): { text: string; signatures: readonly SignatureLine[] } {
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
