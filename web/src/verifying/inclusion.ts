/**
 * A link of a game in the log of its service, in two steps: its entry is a leaf of the log of its
 * partition, and the checkpoint of that is a leaf of the one log whose root is signed.
 */

import { type Bytes, utf8 } from './bytes.ts';
import { type Checkpoint, checkpointIn } from './checkpoints.ts';
import { signedHead } from './heads.ts';
import { epochOfRoot, hasGame, logOf, type LogName } from './logs.ts';
import { isIncluded, leafHash } from './merkle.ts';
import { NoteError } from './note-error.ts';
import { nobodyKnown, opened, textOf } from './notes.ts';
import { THIRD_FORMAT } from './third-format.ts';
import { type TlogProof, tlogProofIn } from './tlog-proofs.ts';
import type { Key } from './vkeys.ts';

/** Both proofs. `entry` is what the log says of the link, as the text brings it along. */
export interface TwoSteps {
  readonly outer: TlogProof;
  readonly inner: TlogProof;
  readonly entry: string;
}

/** What both steps come to, whoever has signed: whether the entry is in the log of the partition, and
 * whether that is in the root log. */
export interface Steps {
  readonly partition: Checkpoint;
  readonly root: Checkpoint;
  readonly linked: boolean;
  readonly rooted: boolean;
}

/** Where a link stands. `signer` is who has signed the log, `log` the partition's, if it is one of that
 * service in the epoch of the root log. `held` is whether the link is in it. `unchecked`: another known
 * key is said to have signed, too. */
export interface Placed {
  readonly signer: Key;
  readonly unchecked: boolean;
  readonly partition: Checkpoint;
  readonly log: LogName | undefined;
  readonly held: boolean;
}

/** Both steps of a proof; throws if it has not both. Nothing of it is checked. */
export function twoStepsIn(text: string): TwoSteps {
  const outer = tlogProofIn(text);
  if (outer.extra === undefined) throw new NoteError('the proof does not bring its first step along');
  const inner = tlogProofIn(textIn(outer.extra));
  if (inner.extra === undefined) throw new NoteError('the proof does not bring the entry along');
  return { outer, inner, entry: textIn(inner.extra) };
}

/** Where a proof in a document of a format places an entry. Throws if it is malformed, or if nobody
 * known has signed it. */
export async function placed(text: string, format: string, keys: readonly Key[], entry: string): Promise<Placed> {
  if (format === THIRD_FORMAT) return placedAlone(tlogProofIn(text), keys, entry);
  const steps = twoStepsIn(text);
  const { signer, unchecked } = await signedHead(steps.outer.checkpoint, keys);
  if (signer === undefined) throw nobodyKnown(steps.outer.checkpoint);
  const { partition, root, linked, rooted } = await stepsOf(steps);
  const log = logOf(partition.origin, signer.name);
  const own = log !== undefined && log.epoch === epochOfRoot(root.origin, signer.name);
  const held = linked && rooted && steps.entry === entry;
  return { signer, unchecked, partition, log: own ? log : undefined, held };
}

/** The same in one step: the checkpoint of the partition is signed itself. */
async function placedAlone(proof: TlogProof, keys: readonly Key[], entry: string): Promise<Placed> {
  const { text, signer } = await opened(proof.checkpoint, keys);
  const partition = checkpointIn(text);
  const held = await isUnder(partition, proof, utf8(entry));
  return { signer, unchecked: false, partition, log: logOf(partition.origin, signer.name), held };
}

/** How this is no proof that the log of a game has the entry; nothing if it is one. */
export function faultOf({ log, held }: Placed, game: string): 'other-log' | 'not-included' | undefined {
  if (log === undefined || !hasGame(log, game)) return 'other-log';
  return held ? undefined : 'not-included';
}

/** What the steps of a proof come to; throws if it is malformed. */
export async function stepsOf({ outer, inner, entry }: TwoSteps): Promise<Steps> {
  const partition = bareCheckpoint(inner.checkpoint);
  const root = checkpointIn(textOf(outer.checkpoint));
  const linked = await isUnder(partition, inner, utf8(entry));
  return { partition, root, linked, rooted: await isUnder(root, outer, utf8(inner.checkpoint)) };
}

/** The checkpoint of a text that nobody signs: three lines and nothing else. */
function bareCheckpoint(text: string): Checkpoint {
  if (text.split('\n').length !== 4 || !text.endsWith('\n')) {
    throw new NoteError('the checkpoint of a partition has three lines');
  }
  return checkpointIn(text);
}

async function isUnder({ size, root }: Checkpoint, { index, path }: TlogProof, leaf: Bytes): Promise<boolean> {
  return isIncluded(await leafHash(leaf), index, size, path, root);
}

function textIn(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NoteError('a step of the proof is no text');
  }
}
