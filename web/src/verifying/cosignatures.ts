/**
 * Cosignatures (C2SP tlog-cosignature): whoever signs a checkpoint with the time says that the log
 * has only grown until then. Witnesses do; a log signs its own checkpoints so with ML-DSA-44.
 */

import { type Bytes, joined, utf8 } from './bytes.ts';
import { type Checkpoint, checkpointIn } from './checkpoints.ts';
import { signed } from './hashing.ts';
import { mlDsaSigned, ML_DSA_SIGNATURE } from './ml-dsa.ts';
import { NoteError } from './note-error.ts';
import { isBy, takenApart } from './notes.ts';
import { type Key, ML_DSA } from './vkeys.ts';

/** The year 10000, in seconds since 1970. */
const LATEST = 253402300800n;
const LABEL = 'subtree/v1\n\0';
const ED25519_SIGNATURE = 64;

/** A line of a known key under a checkpoint. `at`: when it was signed, in seconds since 1970.
 * `unchecked`: it cannot be checked here. */
export interface Cosignature {
  readonly key: Key;
  readonly at: number;
  readonly unchecked: boolean;
}

/** The lines of known keys under a checkpoint; throws if one of them is wrong. Those of unknown keys
 * do not matter, nor those with the time 0, which do not say that nothing larger was seen. */
export async function cosignatures(note: string, keys: readonly Key[]): Promise<readonly Cosignature[]> {
  return (await signedTrees(note, keys)).filter(({ at }) => at > 0);
}

/** The same with those of the time 0: a log may sign its own checkpoints so. */
export async function signedTrees(note: string, keys: readonly Key[]): Promise<readonly Cosignature[]> {
  const { text, signatures } = takenApart(note);
  const found: Cosignature[] = [];
  for (const { name, blob } of signatures) {
    const key = keys.find((one) => isBy(one, name, blob));
    if (key !== undefined) found.push(await read(key, text, blob));
  }
  return found;
}

/** The times at which known witnesses have cosigned a checkpoint, as far as that can be checked. */
export async function cosigned(note: string, witnesses: readonly Key[]): Promise<number[]> {
  const found = await cosignatures(note, witnesses);
  return found.flatMap(({ at, unchecked }) => (unchecked ? [] : [at]));
}

async function read(key: Key, text: string, blob: Bytes): Promise<Cosignature> {
  const signature = blob.slice(12);
  const size = key.kind === ML_DSA ? ML_DSA_SIGNATURE : ED25519_SIGNATURE;
  const seconds = signature.length === size ? new DataView(blob.buffer).getBigUint64(4) : LATEST;
  const right = seconds < LATEST && (await isRight(key, text, seconds, signature));
  if (right === false) throw new NoteError(`the cosignature of ${key.name} is wrong`);
  return { key, at: Number(seconds), unchecked: right === undefined };
}

/** Whether a key has signed a checkpoint at a time; `undefined` if that cannot be checked here. */
async function isRight(key: Key, text: string, seconds: bigint, signature: Bytes): Promise<boolean | undefined> {
  if (key.kind !== ML_DSA) return signed(key.raw, signature, utf8(`cosignature/v1\ntime ${seconds}\n${text}`));
  return mlDsaSigned(key.raw, signature, cosignedMessage(key.name, seconds, checkpointIn(text)));
}

/** What is signed with ML-DSA-44: the name of the signer, the time, and the head of the log. */
export function cosignedMessage(name: string, seconds: bigint, { origin, size, root }: Checkpoint): Bytes {
  return joined(LABEL, opaque(name), uint64(seconds), opaque(origin), uint64(0n), uint64(BigInt(size)), root);
}

/** A text of 1 to 255 bytes behind its length. */
function opaque(text: string): Bytes {
  const bytes = utf8(text);
  if (bytes.length < 1 || bytes.length > 255) throw new NoteError('a name has 1 to 255 bytes');
  return joined(Uint8Array.of(bytes.length), bytes);
}

function uint64(value: bigint): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}
