/** Checkpoints (C2SP tlog-checkpoint): which log, how many leaves, which root. */

import { type Bytes, unbase64 } from './bytes.ts';
import { NoteError } from './note-error.ts';

/** A log at a size; `root` has 32 bytes. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Bytes;
}

const WHOLE = /^(?:0|[1-9]\d{0,14})$/;

/** The checkpoint of a text; throws if it is none. Lines behind the third do not matter. */
export function checkpointIn(text: string): Checkpoint {
  const [origin, size, root, ...rest] = text.split('\n');
  const hash = root === undefined ? undefined : unbase64(root);
  if (!origin || size === undefined || !WHOLE.test(size) || hash?.length !== 32 || rest.length === 0) {
    throw new NoteError('a checkpoint has an origin, a size and a root');
  }
  return { origin, size: Number(size), root: hash };
}

/** A number as everybody would spell it, of at most 15 digits; `undefined` if it is none. */
export function wholeIn(text: string): number | undefined {
  return WHOLE.test(text) ? Number(text) : undefined;
}
