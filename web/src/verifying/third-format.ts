/**
 * Documents of the third format, `kronika-export/3`: a proof was an object with hashes in hex, and what
 * it led to was the checkpoint of a partition, signed by itself.
 *
 * They are read as if they said the same in a tlog-proof of one step, from the link to that checkpoint.
 */

import { unhex } from './bytes.ts';
import { isCount, isHash, isNatural, isText, listOf, shape } from './format.ts';
import { isMembers, type Json, type Members } from './json.ts';
import { tlogProofText } from './tlog-proofs.ts';

export const THIRD_FORMAT = 'kronika-export/3';

const INCLUSION = { index: isNatural, path: listOf(isHash), checkpoint: isText } as const;
const isInclusion = shape(INCLUSION);
const areDated = listOf(shape({ ...INCLUSION, version: isCount }));

interface Old {
  readonly index: number;
  readonly path: readonly string[];
  readonly checkpoint: string;
  readonly version: number;
}

/** A document with proofs as they are written now, and one of another format as it was; `undefined` if
 * one of its proofs is none. */
export function translated(plain: Json): Json | undefined {
  const proof = isMembers(plain) ? plain['proof'] : undefined;
  if (!isMembers(plain) || plain['format'] !== THIRD_FORMAT || !isMembers(proof)) return plain;
  const { inclusion, dated } = proof;
  if (inclusion !== undefined && !isInclusion(inclusion)) return undefined;
  if (dated !== undefined && !areDated(dated)) return undefined;
  const said: Record<string, Json> = { ...proof };
  if (inclusion !== undefined) said['inclusion'] = textOf(inclusion as unknown as Old);
  if (dated !== undefined) {
    said['dated'] = (dated as unknown as readonly Old[]).map((one): Members => ({ version: one.version, proof: textOf(one) }));
  }
  return { ...plain, proof: said };
}

function textOf({ index, path, checkpoint }: Old): string {
  return tlogProofText({ index, path: path.map(unhex), checkpoint, extra: undefined });
}
