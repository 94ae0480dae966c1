/** What keys vouch for: the seal, receipts, and the checkpoint of the log. */

import { hex, unhex } from './bytes.ts';
import { checkpointIn } from './checkpoints.ts';
import { cosignatures } from './cosignatures.ts';
import { type Epoch, explanation } from './epochs.ts';
import { type Finding, found, reason, type Said } from './finding.ts';
import type { Event, Export, Receipt } from './format.ts';
import { sha256 } from './hashing.ts';
import { faultOf, placed } from './inclusion.ts';
import { canonical, type Members } from './json.ts';
import { logOf } from './logs.ts';
import { isIncluded, leafHash } from './merkle.ts';
import { NoteError } from './note-error.ts';
import { opened } from './notes.ts';
import { expired, type Term } from './terms.ts';
import { tlogProofIn } from './tlog-proofs.ts';
import { type Key, shortOf, witnessOf } from './vkeys.ts';

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
  const [kind, ...tree] = text.split('\n');
  if (kind !== 'kronika/receipts/1') throw new NoteError(`signed as ${kind}, not as a receipt`);
  if (tree[0] !== signer.name || tree[3] !== '' || tree.length > 4) {
    throw new NoteError('a receipt is signed by name, with a size and a root');
  }
  const { size, root } = checkpointIn(tree.join('\n'));
  const leaf = await leafHash(canonical(said));
  if (!(await isIncluded(leaf, index, size, path.map(unhex), root))) {
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

/** What the log has to say of the last link: the entry that is a leaf of its log. */
export function lastEntry({ game, events }: Export): Promise<string> {
  return linkEntry(String(game['id']), events.at(-1));
}

/** The entry of a link, which an event ends. */
export async function linkEntry(game: string, last: Event | undefined): Promise<string> {
  const hashed = hex(await sha256('kronika/game/1\n', game));
  return canonical({ game: hashed, head: last?.hash ?? '', version: last?.version ?? 0 });
}

/** What came of looking for the last link in the log. `cosigners` are the known witnesses under the
 * checkpoint; `unchecked`: who signs it, too, cannot be checked here. */
export interface Included {
  readonly findings: readonly Finding[];
  readonly cosigners: readonly string[];
  readonly unchecked: boolean;
}

/** Whom somebody knows: by `lasting` keys a service signs its checkpoints besides. */
export interface Known {
  readonly terms: readonly Term[];
  readonly lasting: readonly Key[];
  readonly witnesses: readonly string[];
  readonly epochs: readonly Epoch[];
}

/** Whether the last event is in the one log in which this game has to be. */
export async function inclusionIn(whole: Export, { terms, lasting, witnesses, epochs }: Known): Promise<Included> {
  const { format, proof: { inclusion } } = whole;
  const last = whole.events.at(-1);
  if (inclusion === undefined || last === undefined) return { findings: [], cosigners: [], unchecked: false };
  const game = String(whole.game['id']);
  try {
    const where = await placed(inclusion, format, [...keysOf(terms), ...lasting], await linkEntry(game, last));
    const seen = await cosignatures(tlogProofIn(inclusion).checkpoint, await Promise.all(witnesses.map(witnessOf)));
    const { origin } = where.partition;
    const findings = tooLate('checkpoint', where.signer, terms, last.at);
    const epoch = logOf(origin, where.signer.name)?.epoch ?? 1;
    if (epoch > epochs.length + 1) findings.push(found('epochs', { code: 'untold', origin }));
    const code = faultOf(where, game);
    if (code !== undefined) findings.push(found('checkpoint', { code, origin }));
    const cosigners = seen.filter((one) => !one.unchecked).map(({ key }) => key.name);
    return { findings, cosigners, unchecked: where.unchecked };
  } catch (trouble) {
    return { findings: [unsigned('checkpoint', trouble)], cosigners: [], unchecked: false };
  }
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
