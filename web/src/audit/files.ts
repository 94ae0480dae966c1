/** Files that somebody drops: exports, and what helps to check them. */

import type { Decided } from './judging.ts';
import type { Draw } from '../verifying/chance.ts';
import { isReceipt, type Receipt } from '../verifying/format.ts';
import { isMembers, type Json, type Members } from '../verifying/json.ts';
import { isPolicy, policyText } from '../verifying/policies.ts';
import { isTlogProof } from '../verifying/tlog-proofs.ts';
import { COSIGNATURE, ED25519, kindOf, ML_DSA } from '../verifying/vkeys.ts';

/** What was dropped, by what it is. */
export interface Dropped {
  readonly exports: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Texts of C2SP tlog-proof. */
  readonly proofs: readonly { readonly name: string; readonly text: string }[];
  /** Texts of C2SP tlog-policy; the last one counts. */
  readonly policies: readonly { readonly name: string; readonly text: string }[];
  readonly keys: readonly string[];
  readonly notes: readonly string[];
  readonly witnesses: readonly string[];
  readonly receipts: readonly Receipt[];
  /** By the id of the game. */
  readonly draws: ReadonlyMap<string, readonly Draw[]>;
  /** What `kronika verify --json` says of having decided all moves again, by the id of the game. */
  readonly decided: ReadonlyMap<string, Reported>;
}

/** What a report says, and of how many events: it is of no file that has more or fewer. */
export interface Reported extends Decided {
  readonly events: number;
}

export const NOTHING: Dropped = {
  exports: [],
  proofs: [],
  policies: [],
  keys: [],
  notes: [],
  witnesses: [],
  receipts: [],
  draws: new Map(),
  decided: new Map(),
};

const KEY = /^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;

/** Whether a key is one of a witness. Those of ML-DSA-44 belong to a service if they have the name of
 * one whose other key stands beside them. */
function isWitness(key: string, beside: readonly string[]): boolean {
  const nameOf = (text: string) => text.trim().split('+')[0];
  const kind = kindOf(key);
  if (kind !== ML_DSA) return kind === COSIGNATURE;
  return !beside.some((one) => kindOf(one) === ED25519 && nameOf(one) === nameOf(key));
}

/** What was there, and some more files. */
export async function withFiles(before: Dropped, files: readonly File[]): Promise<Dropped> {
  const read = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  return read.reduce((all, { name, bytes }) => withFile(all, name, bytes), before);
}

/** Whatever is nothing else is taken for an export: it may be a damaged one. */
export function withFile(before: Dropped, name: string, bytes: Uint8Array): Dropped {
  const text = new TextDecoder().decode(bytes);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => KEY.test(line))) {
    const witnesses = lines.filter((line) => isWitness(line, lines));
    const keys = lines.filter((line) => !isWitness(line, lines));
    return { ...before, keys: [...before.keys, ...keys], witnesses: [...before.witnesses, ...witnesses] };
  }
  if (isTlogProof(text)) return { ...before, proofs: [...before.proofs, { name, text }] };
  if (isPolicy(text)) return { ...before, policies: [...before.policies, { name, text: policyText(bytes) }] };
  const plain = parsed(text);
  const listed = isMembers(plain) && Array.isArray(plain['items']) ? plain['items'] : [];
  const keys = listed.filter(isMembers).flatMap(({ key, ml_dsa: lasting }) => [key, lasting].filter((one) => typeof one === 'string'));
  if (keys.length > 0) {
    const notes = isMembers(plain) && Array.isArray(plain['notes']) ? plain['notes'].map(String) : [];
    return { ...before, keys: [...before.keys, ...keys], notes: [...before.notes, ...notes] };
  }
  const receipts = receiptsIn(plain);
  if (receipts.length > 0) return { ...before, receipts: [...before.receipts, ...receipts] };
  const reports = Array.isArray(plain) ? plain.filter(isMembers).filter(({ checks }) => checks) : [];
  if (reports.length > 0) {
    const draws = new Map([...before.draws, ...reports.map(drawsOf)]);
    return { ...before, draws, decided: new Map([...before.decided, ...reports.flatMap(decidedIn)]) };
  }
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

/** Only a report that has decided every move counts. */
function decidedIn({ game, plies, events, checks }: Members): [string, Reported][] {
  const made = (Array.isArray(checks) ? checks : []).filter(isMembers);
  const of = (name: string) => made.find((one) => one['name'] === name)?.['verdict'];
  const [moves, clocks] = [of('rules'), of('clock')];
  if (moves !== 'good' && moves !== 'bad') return [];
  const reckoned = clocks === 'good' || clocks === 'bad' ? clocks : 'unknown';
  const counted = { plies: Number(plies), events: Number(events) };
  return [[String(game), { by: 'command', who: 'kronika verify', moves, clocks: reckoned, ...counted }]];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
