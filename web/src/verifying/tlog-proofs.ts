/** Proofs that something is in a log, in one text (C2SP tlog-proof). */

import { type Bytes, base64, unbase64 } from './bytes.ts';
import { wholeIn } from './checkpoints.ts';
import { NoteError } from './note-error.ts';

/** Leaf `index` lies under the root of the checkpoint by way of `path`; `extra` is what goes along. */
export interface TlogProof {
  readonly index: number;
  readonly path: readonly Bytes[];
  readonly checkpoint: string;
  readonly extra: Bytes | undefined;
}

export const TLOG_PROOF = 'c2sp.org/tlog-proof@v1';
const HASH = 32;
/** Steps of a path, at most: no log has more than 2^63 leaves. */
const LONGEST_PATH = 63;

/** Whether a text says of itself that it is such a proof. */
export function isTlogProof(text: string): boolean {
  return text.startsWith(`${TLOG_PROOF}\n`);
}

/** The proof of a text; throws if it is none. Nothing of it is checked. */
export function tlogProofIn(text: string): TlogProof {
  const end = text.indexOf('\n\n');
  const [first, ...lines] = text.slice(0, Math.max(0, end)).split('\n');
  const checkpoint = text.slice(end + 2);
  if (first !== TLOG_PROOF || checkpoint === '') throw new NoteError('this is no proof that something is in a log');
  const extra = lines[0]?.startsWith('extra ') ? unbase64(lines.shift()?.slice(6) ?? '') : null;
  if (extra === undefined) throw new NoteError('what goes along with a proof is base64');
  const [place = '', ...hashes] = lines;
  const index = place.startsWith('index ') ? wholeIn(place.slice(6)) : undefined;
  if (index === undefined) throw new NoteError('a proof names the number of the leaf');
  if (hashes.length > LONGEST_PATH) throw new NoteError('the path of a proof is too long');
  const path = hashes.map((one) => {
    const hash = unbase64(one);
    if (hash?.length !== HASH) throw new NoteError('the path of a proof are hashes in base64');
    return hash;
  });
  return { index, path, checkpoint, extra: extra ?? undefined };
}

/** The text of a proof. */
export function tlogProofText({ index, path, checkpoint, extra }: TlogProof): string {
  const along = extra === undefined ? [] : [`extra ${base64(extra)}`];
  return `${[TLOG_PROOF, ...along, `index ${index}`, ...path.map(base64)].join('\n')}\n\n${checkpoint}`;
}
