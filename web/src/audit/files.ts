/** Files that somebody drops: exports, and what helps to check them. */

import type { Draw } from '../verifying/chance.ts';
import { isReceipt, type Receipt } from '../verifying/format.ts';
import { isMembers, type Json, type Members } from '../verifying/json.ts';

/** What was dropped, by what it is. */
export interface Dropped {
  readonly exports: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly keys: readonly string[];
  readonly notes: readonly string[];
  readonly witnesses: readonly string[];
  readonly receipts: readonly Receipt[];
  /** By the id of the game. */
  readonly draws: ReadonlyMap<string, readonly Draw[]>;
}

export const NOTHING: Dropped = { exports: [], keys: [], notes: [], witnesses: [], receipts: [], draws: new Map() };

const KEY = /^[^+\s]+\+[0-9a-f]{8}\+\S+$/;

/** Whether a key is one of a witness: its data begin with the type 0x04. */
function isWitness(key: string): boolean {
  return /\+[0-9a-f]{8}\+B[A-P]/.test(key);
}

/** What was there, and some more files. */
export async function withFiles(before: Dropped, files: readonly File[]): Promise<Dropped> {
  const read = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  return read.reduce((all, { name, bytes }) => withFile(all, name, bytes), before);
}

/** Whatever is nothing else is taken for an export: it may be a damaged one. */
function withFile(before: Dropped, name: string, bytes: Uint8Array): Dropped {
  const text = new TextDecoder().decode(bytes);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => KEY.test(line))) {
    const witnesses = lines.filter(isWitness);
    const keys = lines.filter((line) => !isWitness(line));
    return { ...before, keys: [...before.keys, ...keys], witnesses: [...before.witnesses, ...witnesses] };
  }
  const plain = parsed(text);
  const listed = isMembers(plain) && Array.isArray(plain['items']) ? plain['items'] : [];
  const keys = listed.filter(isMembers).flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
  if (keys.length > 0) {
    const notes = isMembers(plain) && Array.isArray(plain['notes']) ? plain['notes'].map(String) : [];
    return { ...before, keys: [...before.keys, ...keys], notes: [...before.notes, ...notes] };
  }
  const receipts = receiptsIn(plain);
  if (receipts.length > 0) return { ...before, receipts: [...before.receipts, ...receipts] };
  const reports = Array.isArray(plain) ? plain.filter(isMembers).filter(({ checks }) => checks) : [];
  if (reports.length > 0) return { ...before, draws: new Map([...before.draws, ...reports.map(drawsOf)]) };
  return { ...before, exports: [...before.exports, { name, bytes }] };
}

/** One receipt, a list of them, or the answer to a move. */
function receiptsIn(plain: Json | undefined): Receipt[] {
  if (isMembers(plain) && plain['events'] !== undefined) return [];
  const found = isMembers(plain) ? [plain, plain['receipt'], plain['items']].flat() : [plain].flat();
  return found.filter((one) => one !== undefined && isReceipt(one as Json)) as unknown as Receipt[];
}

function drawsOf({ game, draws }: Members): [string, readonly Draw[]] {
  return [String(game), (Array.isArray(draws) ? draws : []) as unknown as readonly Draw[]];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
