/** What keys vouch for: the seal, receipts, and the checkpoint of the log. */

import { type Bytes, hex, unbase64, unhex } from './bytes.ts';
import { type Epoch, explanation } from './epochs.ts';
import { type Finding, found, reason, type Said } from './finding.ts';
import type { Event, Export, Receipt } from './format.ts';
import { sha256 } from './hashing.ts';
import { canonical, type Members } from './json.ts';
import { hasGame, logOf } from './logs.ts';
import { isIncluded, leafHash } from './merkle.ts';
import { NoteError } from './note-error.ts';
import { opened } from './notes.ts';
import { expired, type Term } from './terms.ts';
import { type Key, shortOf } from './vkeys.ts';

/** A tree that a note signs: its first line, size and root. */
interface Tree {
  readonly kind: string;
  readonly name?: string | undefined;
  readonly size: number;
  readonly root: Bytes;
}

/** A move that was accepted, and lost when an epoch began, as the service says itself. */
export interface Loss {
  readonly lost: Said;
  readonly ply: number;
}

/** The hash of a document that its seal signs, in hex. */
export async function digestOf(plain: Members): Promise<string> {
  const { seal: _, ...unsealed } = plain;
  return hex(await sha256('kronika/export/1\n', canonical(unsealed)));
}

/** Whether the document is as it was issued. */
export async function brokenSeal(
  plain: Members,
  terms: readonly Term[],
  at: string,
): Promise<Finding[]> {
  try {
    const { text, signer } = await opened(String(plain['seal']), keysOf(terms));
    if (text !== `${signer.name}/export\n${await digestOf(plain)}\n`) {
      return [found('seal', { code: 'other-document' })];
    }
    return tooLate('seal', signer, terms, at);
  } catch (trouble) {
    return [unsigned('seal', trouble)];
  }
}

/** Whether what the service has signed when it took a move is what the export says. */
export async function brokenReceipt(
  whole: Export,
  receipt: Receipt,
  terms: readonly Term[],
  epochs: readonly Epoch[] = [],
): Promise<(Finding | Loss)[]> {
  const { ply, version } = receipt;
  const findings: Finding[] = [];
  try {
    const signer = await receipted(receipt, keysOf(terms));
    findings.push(...tooLate('receipts', signer, terms, receipt.at, ply));
  } catch (trouble) {
    return [unsigned('receipts', trouble)];
  }
  const code = contradiction(whole, receipt);
  if (code === undefined) return findings;
  const instead = whole.events[version - 1]?.at;
  const epoch =
    code === 'other-game'
      ? undefined
      : await explanation(epochs, receipt.game, receipt.at, instead);
  if (epoch === undefined) return [...findings, found('receipts', { code, version }, ply, version)];
  const { number, since, reason: why } = epoch;
  return [...findings, { lost: { code: 'lost', before: number - 1, epoch: number, since, why }, ply }];
}

/** Who has signed a receipt; throws if nobody known has, or if it was changed. */
export async function receipted(receipt: Receipt, keys: readonly Key[]): Promise<Key> {
  const { index, path, note, ...said } = receipt;
  const { text, signer } = await opened(note, keys);
  const [kind, name, size, root, end, ...more] = text.split('\n');
  if (kind !== 'kronika/receipts/1') throw new NoteError(`signed as ${kind}, not as a receipt`);
  const tree = treeOf(kind, size, root);
  if (name !== signer.name || tree === undefined || end !== '' || more.length > 0) {
    throw new NoteError('a receipt is signed by name, with a size and a root');
  }
  const leaf = await leafHash(canonical(said));
  if (!(await isIncluded(leaf, index, tree.size, path.map(unhex), tree.root))) {
    throw new NoteError('the receipt says something else than what was signed');
  }
  return signer;
}

function contradiction({ game, events }: Export, receipt: Receipt): string | undefined {
  if (receipt.game !== game['id']) return 'other-game';
  const event = events[receipt.version - 1];
  if (event === undefined) return 'not-there';
  if (event.hash !== receipt.head) return 'other-history';
  return event.at === receipt.at && event.ply === receipt.ply ? undefined : 'other-moment';
}

/** What the log says of the last link: the leaf of its tree. */
export function leafText({ game, events }: Export): Promise<string> {
  return linkLeaf(String(game['id']), events.at(-1));
}

/** The leaf of a link, which an event ends. */
export async function linkLeaf(game: string, last: Event | undefined): Promise<string> {
  const hashed = hex(await sha256('kronika/game/1\n', game));
  return canonical({ game: hashed, head: last?.hash ?? '', version: last?.version ?? 0 });
}

/** Whether the last event is in the one log in which this game has to be. */
export async function brokenInclusion(
  whole: Export,
  terms: readonly Term[],
  epochs: readonly Epoch[] = [],
): Promise<Finding[]> {
  const { inclusion } = whole.proof;
  const last = whole.events.at(-1);
  if (inclusion === undefined || last === undefined) return [];
  try {
    const { text, signer } = await opened(inclusion.checkpoint, keysOf(terms));
    const [origin, size, root] = text.split('\n');
    const tree = treeOf(origin ?? '', size, root);
    if (tree === undefined) return [found('checkpoint', { code: 'no-checkpoint' })];
    const findings = tooLate('checkpoint', signer, terms, last.at);
    const leaf = await leafHash(await leafText(whole));
    const path = inclusion.path.map(unhex);
    if ((logOf(tree.kind, signer.name)?.epoch ?? 1) > epochs.length + 1) {
      findings.push(found('epochs', { code: 'untold', origin: tree.kind }));
    }
    if (!isLogOf(tree.kind, signer.name, String(whole.game['id']))) {
      findings.push(found('checkpoint', { code: 'other-log', origin: tree.kind }));
    } else if (!(await isIncluded(leaf, inclusion.index, tree.size, path, tree.root))) {
      findings.push(found('checkpoint', { code: 'not-included' }));
    }
    return findings;
  } catch (trouble) {
    return [unsigned('checkpoint', trouble)];
  }
}

/** Whether this is the origin of a log of that service in which the game has to be, in any epoch. */
export function isLogOf(origin: string, name: string, game: string): boolean {
  const log = logOf(origin, name);
  return log !== undefined && hasGame(log, game);
}

export function treeOf(kind: string, size: string | undefined, root: string | undefined): Tree | undefined {
  const hash = root === undefined ? undefined : unbase64(root);
  if (size === undefined || !/^(?:0|[1-9]\d{0,14})$/.test(size) || hash?.length !== 32) return undefined;
  return { kind, size: Number(size), root: hash };
}

function keysOf(terms: readonly Term[]): Key[] {
  return terms.map(({ key }) => key);
}

/** Whether the key counts for nothing any more at a time. */
function tooLate(
  check: 'seal' | 'receipts' | 'checkpoint',
  signer: Key,
  terms: readonly Term[],
  at: string,
  ply?: number,
): Finding[] {
  const term = terms.find(({ key }) => key.text === signer.text);
  if (term === undefined || !expired(term, at)) return [];
  return [found(check, { code: 'expired', key: shortOf(signer), at, until: term.until ?? '' }, ply)];
}

function unsigned(check: 'seal' | 'receipts' | 'checkpoint', trouble: unknown): Finding {
  return found(check, { code: 'unsigned', reason: reason(trouble) });
}
