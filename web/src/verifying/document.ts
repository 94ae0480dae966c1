/** Reading an export. */

import { damagedPly } from './damage.ts';
import { type Finding, found, reason } from './finding.ts';
import { type Export, FORMATS, PARTS, promisesNames } from './format.ts';
import { canonical, InexactError, isMembers, type Json, type Members, read } from './json.ts';
import { translated } from './third-format.ts';

/** Lists and objects within each other, at most. */
const DEEPEST = 64;

/** An export that could be read. `rewritten`: its bytes are not those that the service wrote. */
export interface Document {
  /** With proofs as they are written now; `plain` is as it was. */
  readonly export: Export;
  readonly plain: Members;
  readonly bytes: number;
  readonly rewritten: boolean;
}

/** The document of some bytes; or what is wrong with them, and at which ply. */
export function readDocument(bytes: Uint8Array): Document | Finding {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return found('document', { code: 'not-utf8' }, damagedPly(bytes));
  }
  let plain: Json;
  try {
    plain = read(text);
  } catch (trouble) {
    const code = trouble instanceof InexactError ? 'inexact' : 'unreadable';
    return found('document', { code, reason: reason(trouble) }, damagedPly(bytes));
  }
  if (tooDeep(plain)) return found('document', { code: 'too-deep', most: DEEPEST });
  const proved = translated(plain);
  const part = proved === undefined ? 'proof' : misshapen(proved);
  if (part !== undefined) return found('document', { code: 'misshapen', part }, damagedPly(bytes));
  const whole = proved as unknown as Export;
  const [first, wanted] = [FORMATS[0], FORMATS.at(-1) ?? ''];
  if (!FORMATS.includes(whole.format)) {
    return found('document', { code: 'format', format: whole.format, wanted });
  }
  const early = whole.events.find((event) => event.draws !== undefined || promisesNames(event));
  if (whole.format === first && early !== undefined) {
    const said = { code: 'later-member', version: early.version, format: first };
    return found('document', said, early.ply);
  }
  const rewritten = canonical(plain) !== text;
  return { export: whole, plain: plain as Members, bytes: bytes.length, rewritten };
}

function tooDeep(plain: Json): boolean {
  let level: Json[] = [plain];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap((one) => (one !== null && typeof one === 'object' ? Object.values(one) : []));
    level = level.filter((one) => one !== null && typeof one === 'object');
  }
  return level.length > 0;
}

/** The first part of a document that is not of the form. */
function misshapen(plain: Json): string | undefined {
  if (!isMembers(plain)) return 'document';
  const unknown = Object.keys(plain).find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) return unknown;
  return Object.entries(PARTS).find(([name, holds]) => {
    const part = plain[name];
    return part === undefined || !holds(part);
  })?.[0];
}
