/**
 * All checks of an export that need no rules of a title, in order.
 *
 * What the browser leaves to `kronika verify`: every move decided again, which says that each draw
 * was made as the rules demand; clocks reckoned again; and whether each event of the title has the
 * fields of its type, and hides what that hides.
 */

import type { Bound } from './bounds.ts';
import { brokenChain, late, type Progress } from './chain.ts';
import { brokenDraws, brokenSalts, brokenSeed, type ToldDraws } from './chance.ts';
import { type Document, readDocument } from './document.ts';
import type { Evidence } from './evidence.ts';
import { exhibitsOf } from './exhibits.ts';
import { isTable, misfitOf } from './facts.ts';
import {
  type CheckName,
  type Finding,
  found,
  firstPly,
  type Outcome,
  type Said,
  type Step,
} from './finding.ts';
import type { Event } from './format.ts';
import { proceedings } from './proceedings.ts';
import { misrepresented } from './showing.ts';
import { type Judged, judgementSaid } from './quorum.ts';
import type { Included, Loss } from './signatures.ts';
import { ED25519, kindOf } from './vkeys.ts';
import { signatures } from './vouching.ts';

export type { Evidence } from './evidence.ts';
export { policyIn } from './policies.ts';
export { verifyProof } from './proof-report.ts';

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
  /** What the policy says of the checkpoint, if one was given. */
  readonly judged?: Judged | undefined;
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
  const drawn = await evidence.drawn;
  const service = drawn === undefined ? await evidence.told : undefined;
  const draws = drawn ?? service?.draws ?? evidence.draws ?? [];
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
    vouched: signed.able && knowsKeys(evidence),
    lost: whole.proof.seed_lost !== undefined,
    firstBadPly: firstPly(findings),
    findings,
    steps,
    judged: signed.judged,
  };
}

/** Whether somebody knows a key of the service. */
function knowsKeys({ keys = [] }: Evidence): boolean {
  return keys.some((key) => kindOf(key) === ED25519);
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

interface Seen {
  readonly document: Document;
  readonly evidence: Evidence;
  readonly sound: boolean;
  readonly able: boolean;
  readonly bounds: readonly Bound[];
  readonly losses: readonly Loss[];
  readonly included?: Included;
  readonly judged?: Judged | undefined;
  readonly draws: number;
  readonly service: ToldDraws | undefined;
}

const NEED_CHAIN: ReadonlySet<CheckName> = new Set(['times', 'table', 'seed', 'salts', 'fields', 'draws']);
const NEED_KEYS: ReadonlySet<CheckName> = new Set(['keys', 'seal', 'receipts', 'checkpoint', 'bounds', 'policy', 'epochs']);

/** What a check has seen that found nothing. */
function seen(name: CheckName, all: Seen): [Outcome, Said] {
  const { document, evidence, sound, able, bounds, losses, draws, service } = all;
  const { proof, events } = document.export;
  if (!sound && NEED_CHAIN.has(name)) return ['unknown', { code: 'chain-broken' }];
  if (!able && NEED_KEYS.has(name)) return ['unknown', { code: 'no-ed25519' }];
  const known = knowsKeys(evidence);
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
      return proof.inclusion === undefined ? ['unknown', { code: 'none' }] : ['good', includedSaid(by, all.included)];
    case 'bounds': {
      const known = (evidence.witnesses ?? []).length + (evidence.policy?.witnesses.length ?? 0) > 0;
      if (bounds.length === 0) return ['unknown', { code: 'none' }];
      return [known ? 'good' : 'unknown', { code: known ? 'known' : 'brought', said: bounds.map(saidOf).join('; ') }];
    }
    case 'policy':
      return judgementSaid(all.judged);
    case 'keys':
    case 'seal':
      return [known ? 'good' : 'unknown', { code: by }];
    default:
      return ['good', { code: 'fits' }];
  }
}

/** That the last link is in the log; who of the known witnesses has cosigned it; and whether the log has
 * signed with a key, too, that cannot be checked here. */
function includedSaid(by: string, included?: Included): Said {
  const { cosigners = [], unchecked = false } = included ?? {};
  if (unchecked) return { code: 'half-checked', by };
  return cosigners.length > 0 ? { code: 'cosigned', by, names: cosigners.join(', ') } : { code: 'included', by };
}

/** The bounds of an event, in numbers. */
function saidOf({ event, after, before }: Bound): string {
  const time = (seconds: number | undefined) =>
    seconds === undefined ? '?' : `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
  return `${event.version}: ${time(after)} – ${time(before)}`;
}
