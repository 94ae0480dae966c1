/** Checkpoints that logs have signed, in whichever epoch: with Ed25519, and with ML-DSA-44 as well. */

import { type Checkpoint, checkpointIn } from './checkpoints.ts';
import { signedTrees } from './cosignatures.ts';
import { keysFor } from './logs.ts';
import { signersOf, textOf } from './notes.ts';
import { ED25519, type Key } from './vkeys.ts';

/** `signer` is the known key that has signed, as it is known; `undefined` if none has. `unchecked`: a
 * known key is said to have signed, and that cannot be checked here. */
export interface SignedHead {
  readonly text: string;
  readonly checkpoint: Checkpoint;
  readonly signer: Key | undefined;
  readonly unchecked: boolean;
}

/** The checkpoint of a note, and who has signed it; throws if it is malformed, or if a signature of a
 * known key is wrong. */
export async function signedHead(note: string, keys: readonly Key[]): Promise<SignedHead> {
  const text = textOf(note);
  const checkpoint = checkpointIn(text);
  const derived = await keysFor(checkpoint.origin, keys);
  const own = (plain: boolean) => derived.map(({ key }) => key).filter(({ kind }) => (kind === ED25519) === plain);
  const signers = await signersOf(note, own(true));
  const timed = await signedTrees(note, own(false));
  const by = signers[0] ?? timed.find((one) => !one.unchecked)?.key;
  const signer = derived.find(({ key }) => key.text === by?.text)?.known;
  return { text, checkpoint, signer, unchecked: timed.some((one) => one.unchecked) };
}
