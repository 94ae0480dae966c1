/** Files: exports, and what somebody knows beside them. */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Dropped, NOTHING, withFile } from '../src/audit/files.ts';
import type { Options } from './options.ts';
import type { Said } from '../src/verifying/finding.ts';
import { type Policy, PolicyError, policyIn, policyText } from '../src/verifying/policies.ts';
import type { Key, Values } from './words.ts';

/** A file that cannot be read, or does not hold what it should. */
export class FileError extends Error {
  readonly key: Key;
  readonly values: Values;
  /** Why a policy is none. */
  readonly because: Said | undefined;

  constructor(key: Key, values: Values, because?: Said) {
    super(key);
    this.key = key;
    this.values = values;
    this.because = because;
  }
}

/** The bytes of a file, unpacked. Throws a `FileError`. */
export function bytesOf(file: string): Uint8Array {
  try {
    const raw = readFileSync(file);
    return raw[0] === 0x1f && raw[1] === 0x8b ? gunzipSync(raw) : raw;
  } catch (trouble) {
    const reason = trouble instanceof Error ? trouble.message : String(trouble);
    throw new FileError('unreadable', { file, reason });
  }
}

type Kind = 'keys' | 'witnesses' | 'receipts' | 'draws';

/** What the files hold that were named beside the exports. Throws a `FileError`. */
export function evidenceOf(options: Options): Dropped {
  const kinds: readonly Kind[] = ['keys', 'witnesses', 'receipts', 'draws'];
  return kinds.reduce(
    (all, kind) => options[kind].reduce((before, file) => taken(before, file, kind), all),
    NOTHING,
  );
}

/** The policy of a file; nothing where none was named. Throws a `FileError`. */
export async function policyOf(file: string | undefined): Promise<Policy | undefined> {
  if (file === undefined) return undefined;
  const text = policyText(bytesOf(file));
  try {
    return await policyIn(text);
  } catch (trouble) {
    if (!(trouble instanceof PolicyError)) throw trouble;
    throw new FileError('policyBad', { file }, trouble.said);
  }
}

/** What was there, and what a file holds of some kind. */
function taken(before: Dropped, file: string, kind: Kind): Dropped {
  const after = withFile(before, basename(file), bytesOf(file));
  if (counted(after, kind) === counted(before, kind)) throw new FileError('holdsNone', { file, what: kind });
  return after;
}

function counted(dropped: Dropped, kind: Kind): number {
  const held = dropped[kind];
  return 'size' in held ? held.size : held.length;
}
