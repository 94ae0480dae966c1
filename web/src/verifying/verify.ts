/**
 * All checks of an export that need no rules of a title, in order.
 *
 * What the browser leaves to `kronika verify`: every move decided again, which says that each draw
 * was made as the rules demand; clocks reckoned again; and whether each event of the title has the
 * fields of its type, and hides what that hides.
 */

import { type Bound, boundsOf } from './bounds.ts';
import { brokenChain, late, type Progress } from './chain.ts';
import { brokenDraws, brokenSalts, brokenSeed, type Draw, type ToldDraws } from './chance.ts';
import { type Document, readDocument } from './document.ts';
import { type Epoch, epochsOf } from './epochs.ts';
import { exhibitsOf } from './exhibits.ts';
import { isTable, misfitOf } from './facts.ts';
import {
  type CheckName,
  type Finding,
  found,
  firstPly,
  type Outcome,
  reason,
  type Said,
  type Step,
} from './finding.ts';
import type { Event, Export, Receipt } from './format.ts';
import { canCheckSignatures } from './hashing.ts';
import { proceedings } from './proceedings.ts';
import { misrepresented } from './showing.ts';
import { brokenInclusion, brokenReceipt, brokenSeal, type Loss } from './signatures.ts';
import { type Term, termsOf } from './terms.ts';
import { keyOf, shortOf } from './vkeys.ts';

/** What somebody knows beside the export. Without keys those that the export brings are taken,
 * which proves nothing about who signed. */
export interface Evidence {
  readonly keys?: readonly string[];
  readonly notes?: readonly string[];
  /** Keys of witnesses. Without any, those that the export brings are taken. */
  readonly witnesses?: readonly string[];
  readonly receipts?: readonly Receipt[];
  /** Of a report by `kronika verify --json`: which draws a move makes only rules know. */
  readonly draws?: readonly Draw[];
  /** The same, as the service says it; nothing, if it says nothing. It may come while other things
   * are checked. */
  readonly told?: Promise<ToldDraws | undefined> | undefined;
}

/** The outcome. `vouched`: a key that the reader knows has signed. `lost`: the service says that it
 * has lost the seed, so nothing that chance decided could be checked. */
export interface Report {
  readonly document?: Document;
  readonly good: boolean;
  readonly rewritten: boolean;
  readonly vouched: boolean;
  readonly lost: boolean;
  readonly firstBadPly?: number | undefined;
  readonly findings: readonly Finding[];
  readonly steps: readonly Step[];
}

/** Told how much of all is done, from 0 to 1; what it returns is waited for. */
export type Sharing = (share: number) => Promise<void> | void;

/** The part of the work that a check is, where it is long. */
const SHARES = {
  chain: [0.02, 0.5],
  table: [0.5, 0.6],
  receipts: [0.6, 0.75],
  salts: [0.75, 0.9],
  draws: [0.9, 0.97],
} as const;

/** Receipts that are looked at together, before anything else gets its turn. */
const AT_ONCE = 40;

export async function verify(
  bytes: Uint8Array,
  evidence: Evidence = {},
  sharing: Sharing = () => undefined,
): Promise<Report> {
  const document = readDocument(bytes);
  if ('because' in document) return damaged(document);
  const whole = document.export;
  const told = progressOf(sharing);
  const chain = await brokenChain(whole, told('chain'));
  const sound = chain.length === 0;
  const table = sound ? await proceedings(whole.events, told('table')) : {};
  const signed = await signatures(document, evidence, told('receipts'));
  const service = await evidence.told;
  const draws = service?.draws ?? evidence.draws ?? [];
  const found: Partial<Record<CheckName, readonly Finding[]>> = {
    document: [],
    chain,
    game: misrepresented(whole, table.table),
    times: sound ? late(whole.events) : [],
    table: table.finding === undefined ? [] : [table.finding],
    seed: sound ? await brokenSeed(whole) : [],
    salts: sound ? await brokenSalts(whole, told('salts')) : [],
    fields: sound ? unfitFields(whole.events) : [],
    draws: sound ? [...departed(service), ...(await brokenDraws(whole, draws, told('draws')))] : [],
    ...signed.findings,
  };
  await sharing(1);
  const findings = Object.values(found).flat();
  const steps = (Object.keys(found) as CheckName[]).map((name): Step => {
    const first = firstOf(found[name] ?? []);
    const [outcome, said] = first
      ? (['bad', first.because] as const)
      : seen(name, { ...signed, document, evidence, sound, draws: draws.length, service });
    return { name, outcome, told: said, ply: first?.ply, exhibits: () => exhibitsOf(name, document) };
  });
  return {
    document,
    good: findings.length === 0,
    rewritten: document.rewritten,
    vouched: signed.able && (evidence.keys ?? []).length > 0,
    lost: whole.proof.seed_lost !== undefined,
    firstBadPly: firstPly(findings),
    findings,
    steps,
  };
}

/** Lets the page breathe between two slices of work. */
function progressOf(sharing: Sharing): (part: keyof typeof SHARES) => Progress {
  return (part) => async (done, of) => {
    const [from, to] = SHARES[part];
    await sharing(from + ((to - from) * done) / Math.max(1, of));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
}

function damaged(finding: Finding): Report {
  const { because: told, ply } = finding;
  const step: Step = { name: 'document', outcome: 'bad', told, ply, exhibits: () => Promise.resolve([]) };
  return {
    good: false,
    rewritten: false,
    vouched: false,
    lost: false,
    firstBadPly: ply,
    findings: [finding],
    steps: [step],
  };
}

/** Plies that the service itself decides otherwise than it has recorded them. */
function departed(told: ToldDraws | undefined): Finding[] {
  return (told?.departures ?? []).map((ply) => found('draws', { code: 'departed' }, ply));
}

/** The finding about the first ply, or the first one where none is about a ply. */
function firstOf(findings: readonly Finding[]): Finding | undefined {
  const ply = firstPly(findings);
  return findings.find((one) => one.ply === ply);
}

/** Facts of the table that are not of their types, or hide something. */
function unfitFields(events: readonly Event[]): Finding[] {
  return events.filter(({ type }) => isTable(type)).flatMap((event) => {
    const [hidden] = Object.keys(event.sealed ?? {});
    const odd = misfitOf(event.data);
    if (hidden === undefined && odd === undefined) return [];
    const { code, member } = odd ?? { code: 'hidden-fact', member: hidden ?? '' };
    const said = { code, version: event.version, type: event.type, member };
    return [found('fields', said, event.ply, event.version)];
  });
}

interface Signed {
  /** Whether the browser can check signatures at all. */
  readonly able: boolean;
  /** Receipts of moves that the service says it has lost. */
  readonly losses: readonly Loss[];
  readonly findings: Partial<Record<CheckName, readonly Finding[]>>;
  readonly bounds: readonly Bound[];
}

/** The checks that need keys. */
async function signatures(
  { export: whole, plain }: Document,
  evidence: Evidence,
  progress: Progress,
): Promise<Signed> {
  const { proof, events } = whole;
  const nothing = { keys: [], seal: [], receipts: [], checkpoint: [], bounds: [] };
  if (!(await canCheckSignatures())) return { able: false, losses: [], findings: nothing, bounds: [] };
  let terms: Term[];
  try {
    const brought = await Promise.all(proof.keys.map(keyOf));
    const known = await Promise.all((evidence.keys ?? []).map(keyOf));
    const notes = [...(evidence.notes ?? []), ...(proof.key_notes ?? [])];
    terms = await termsOf(known.length > 0 ? known : brought, notes);
  } catch (trouble) {
    const finding = found('keys', { code: 'bad-keys', reason: reason(trouble) });
    return { able: true, losses: [], findings: { ...nothing, keys: [finding] }, bounds: [] };
  }
  const at = events.at(-1)?.at ?? '';
  const given = evidence.receipts ?? [];
  const receipts = proof.receipt === undefined ? given : [...given, proof.receipt];
  let epochs: readonly Epoch[] = [];
  const untold: Finding[] = [];
  try {
    epochs = await epochsOf(proof.epochs ?? [], terms);
  } catch (trouble) {
    untold.push(found('epochs', { code: 'bad-epochs', reason: reason(trouble) }));
  }
  const broken: (Finding | Loss)[] = [];
  for (let from = 0; from < receipts.length; from += AT_ONCE) {
    const some = receipts.slice(from, from + AT_ONCE);
    const told = await Promise.all(some.map((one) => brokenReceipt(whole, one, terms, epochs)));
    broken.push(...told.flat());
    await progress(from, receipts.length);
  }
  const bounded = await boundsOf(whole, terms, evidence.witnesses ?? []);
  const included = await brokenInclusion(whole, terms, epochs);
  if (untold.length === 0) untold.push(...included.filter(({ check }) => check === 'epochs'));
  const told = proof.epochs === undefined && untold.length === 0 ? {} : { epochs: untold };
  return {
    able: true,
    bounds: bounded.bounds,
    losses: broken.filter((one) => 'lost' in one),
    findings: {
      bounds: bounded.findings,
      keys: [],
      seal: await brokenSeal(plain, terms, at),
      receipts: broken.filter((one) => 'check' in one),
      checkpoint: included.filter(({ check }) => check !== 'epochs'),
      ...told,
    },
  };
}

interface Seen {
  readonly document: Document;
  readonly evidence: Evidence;
  readonly sound: boolean;
  readonly able: boolean;
  readonly bounds: readonly Bound[];
  readonly losses: readonly Loss[];
  readonly draws: number;
  readonly service: ToldDraws | undefined;
}

const NEED_CHAIN: ReadonlySet<CheckName> = new Set(['times', 'table', 'seed', 'salts', 'fields', 'draws']);
const NEED_KEYS: ReadonlySet<CheckName> = new Set(['keys', 'seal', 'receipts', 'checkpoint', 'bounds', 'epochs']);

/** What a check has seen that found nothing. */
function seen(name: CheckName, { document, evidence, sound, able, bounds, losses, draws, service }: Seen): [Outcome, Said] {
  const { proof, events } = document.export;
  if (!sound && NEED_CHAIN.has(name)) return ['unknown', { code: 'chain-broken' }];
  if (!able && NEED_KEYS.has(name)) return ['unknown', { code: 'no-ed25519' }];
  const known = (evidence.keys ?? []).length > 0;
  const by = known ? 'known' : 'brought';
  switch (name) {
    case 'document':
      return ['good', { code: document.rewritten ? 'rewritten' : 'as-written' }];
    case 'chain': {
      const fields = events.flatMap(({ sealed }) => Object.values(sealed ?? {}));
      const open = fields.filter(({ salt }) => typeof salt === 'string').length;
      return ['good', { code: 'whole', events: events.length, open, fields: fields.length }];
    }
    case 'seed':
      if (proof.seed_lost !== undefined) return ['unknown', { code: 'lost', why: proof.seed_lost }];
      return proof.seed === undefined ? ['unknown', { code: 'unrevealed' }] : ['good', { code: 'fits' }];
    case 'salts':
      return proof.seed === undefined ? ['unknown', { code: 'unrevealed' }] : ['good', { code: 'fits' }];
    case 'draws':
      if (proof.seed === undefined) return ['unknown', { code: 'unrevealed' }];
      if (service !== undefined) return ['good', { code: 'told', draws }];
      return draws > 0 ? ['good', { code: 'derived', draws }] : ['unknown', { code: 'no-draws' }];
    case 'epochs':
      return ['good', { code: 'told', count: proof.epochs?.length ?? 0 }];
    case 'receipts': {
      const [loss] = losses;
      if (loss !== undefined) return ['unknown', loss.lost];
      const count = (evidence.receipts?.length ?? 0) + Number(proof.receipt !== undefined);
      return [count > 0 ? 'good' : 'unknown', { code: 'fit', count, by }];
    }
    case 'checkpoint':
      return proof.inclusion === undefined ? ['unknown', { code: 'none' }] : ['good', { code: 'included', by }];
    case 'bounds': {
      const known = (evidence.witnesses ?? []).length > 0;
      if (bounds.length === 0) return ['unknown', { code: 'none' }];
      return [known ? 'good' : 'unknown', { code: known ? 'known' : 'brought', said: bounds.map(saidOf).join('; ') }];
    }
    case 'keys':
    case 'seal':
      return [known ? 'good' : 'unknown', { code: by }];
    default:
      return ['good', { code: 'fits' }];
  }
}

/** The keys of an export, in short, for people. */
export async function keysOf({ proof }: Export): Promise<string[]> {
  return Promise.all(proof.keys.map(async (text) => shortOf(await keyOf(text))));
}

/** The bounds of an event, in numbers. */
function saidOf({ event, after, before }: Bound): string {
  const time = (seconds: number | undefined) =>
    seconds === undefined ? '?' : `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
  return `${event.version}: ${time(after)} – ${time(before)}`;
}
