/** Chance: the seed that was committed to, what players added, and every draw derived again. */

import { type Bytes, hex, unhex } from './bytes.ts';
import type { Progress } from './chain.ts';
import { type Finding, found } from './finding.ts';
import { type Event, type Export, promisesNames } from './format.ts';
import { mac, type Mac, sha256 } from './hashing.ts';
import { canonical, type Json } from './json.ts';

/** One outcome of chance: `outcome` of `0..below-1`. `kronika verify --json` lists them. */
export interface Draw {
  readonly ply: number;
  readonly label: string;
  readonly below: number;
  readonly outcome: number;
}

/** What the service says was drawn. `departures`: plies that it decides otherwise than recorded. */
export interface ToldDraws {
  readonly draws: readonly Draw[];
  readonly departures: readonly number[];
}

const AT_ONCE = 64;

export async function seedCommitment(seed: Bytes): Promise<string> {
  return hex(await sha256('kronika/seed/1\n', seed));
}

export async function entropyCommitment(text: string): Promise<string> {
  return hex(await sha256('kronika/entropy/1\n', text));
}

/** Salts of a game, by version of the event and place in it. */
export async function saltsOf(seed: Bytes): Promise<(version: number, pointer: string) => Promise<Bytes>> {
  const key = await (await mac(seed))('kronika/salts/1\n');
  const keyed = await mac(key);
  return (version, pointer) => keyed(`${version}:${pointer}`);
}

/** The seed that outcomes are made from. */
export async function drawingSeed(seed: Bytes, entropies: readonly Json[]): Promise<Bytes> {
  return (await mac(seed))('kronika/chance/1\n', canonical(entropies));
}

/** Whether a game is over: so its status says, or its log. */
export function overBy({ events, game }: Export): boolean {
  const ended = events.some(({ type }) => type === 'table.game-finished' || type === 'table.game-voided');
  return ended || game['status'] === 'finished' || game['status'] === 'void';
}

/** Texts that are not those to which their seats have committed, wherever they were told. */
async function otherTexts(events: readonly Event[]): Promise<Finding[]> {
  const committed = new Map<number, Json>();
  const findings: Finding[] = [];
  for (const { type, data, ply, version } of events) {
    const { seat } = data;
    if (typeof seat !== 'number') continue;
    if (type === 'table.seat-taken' || type === 'table.seat-left') committed.delete(seat);
    if (type === 'table.entropy-committed') committed.set(seat, data['commitment'] ?? null);
    if (type !== 'table.entropy-given' || !committed.has(seat)) continue;
    if ((await entropyCommitment(String(data['entropy']))) === committed.get(seat)) continue;
    findings.push(found('seed', { code: 'other-text', seat }, ply, version));
  }
  return findings;
}

/** Whether the seed is revealed as soon as the game is over, and is the one that was committed to
 * before any draw; and whether texts that players added are those of their commitments. */
export async function brokenSeed(whole: Export): Promise<Finding[]> {
  const { events, proof } = whole;
  const findings: Finding[] = [];
  const said = events.filter(({ type }) => type === 'table.chance-committed');
  if (said.length !== 1 || said[0]?.data['commitment'] !== proof.commitment) {
    findings.push(found('seed', { code: 'other-commitment' }, 0));
  }
  findings.push(...(await otherTexts(events)));
  const lost = proof.seed_lost !== undefined;
  if (proof.seed === undefined) {
    const over = overBy(whole);
    if (over !== lost) findings.push(found('seed', { code: lost ? 'lost-early' : 'missing' }));
    return findings;
  }
  if (lost) findings.push(found('seed', { code: 'lost-not' }));
  if ((await seedCommitment(unhex(proof.seed))) !== proof.commitment) {
    findings.push(found('seed', { code: 'other-seed' }, 0));
  }
  return findings;
}

/** Salts that do not follow from the revealed seed, which could have been told beforehand. */
export async function brokenSalts(
  { events, proof }: Export,
  progress: Progress,
): Promise<Finding[]> {
  if (proof.seed === undefined) return [];
  const salts = await saltsOf(unhex(proof.seed));
  const fields = events.flatMap((event) =>
    Object.entries(event.sealed ?? {}).map(([pointer, field]) => ({ event, pointer, field })),
  );
  const findings: Finding[] = [];
  for (let at = 0; at < fields.length; at += AT_ONCE) {
    const some = fields.slice(at, at + AT_ONCE);
    const made = await Promise.all(
      some.map(({ event, pointer }) => salts(event.version, pointer)),
    );
    for (const [index, { event, pointer, field }] of some.entries()) {
      const still = typeof field.salt !== 'string';
      if (!still && field.salt === hex(made[index] as Bytes)) continue;
      const said = { code: still ? 'still-hidden' : 'other-salt', version: event.version, pointer };
      findings.push(found('salts', said, event.ply, event.version));
    }
    await progress(at, fields.length);
  }
  return findings;
}

/** What each seat has added to the draws, when the game started. */
export function entropiesOf(events: readonly Event[]): Json[] {
  const seats: { text?: Json; commitment?: Json; withheld?: boolean }[] = [];
  for (const { type, data } of events) {
    const seat = Number(data['seat']);
    if (type === 'table.game-opened') {
      for (let one = 0; one < Number(data['seats']); one += 1) seats.push({});
    }
    if (type === 'table.seat-taken' || type === 'table.seat-left') seats[seat] = {};
    const taken = seats[seat];
    if (type === 'table.entropy-committed' && taken) taken.commitment = data['commitment'] ?? null;
    if (type === 'table.entropy-given' && taken) taken.text = data['entropy'] ?? null;
    if (type === 'table.entropy-withheld' && taken) taken.withheld = true;
    if (type === 'table.game-started') break;
  }
  return seats.map(({ text, commitment, withheld }) =>
    withheld && commitment ? { withheld: commitment } : (text ?? null),
  );
}

/** How far the draws of a log had come before a ply: how often the game had gone back, and how many
 * draws of each label there were. */
interface Before {
  readonly branch: number;
  readonly made: ReadonlyMap<string, number>;
}

/** The draws that come out differently, or that the log does not tell of, among those that somebody
 * says were made. */
export async function brokenDraws(
  whole: Export,
  draws: readonly Draw[],
  progress: Progress,
): Promise<Finding[]> {
  const { seed } = whole.proof;
  if (seed === undefined) return [];
  const chance = await mac(await drawingSeed(unhex(seed), entropiesOf(whole.events)));
  const named = whole.events.some(promisesNames);
  const before = beforePlies(whole.events);
  const plies = new Map<number, Draw[]>();
  for (const draw of draws) plies.set(draw.ply, [...(plies.get(draw.ply) ?? []), draw]);
  const findings = named && draws.length > 0 ? otherCounts(whole.events, plies) : [];
  let done = 0;
  for (const [ply, made] of plies) {
    const outcomes = await (named
      ? namedOutcomes(chance, before.get(ply) ?? { branch: 0, made: new Map() }, made)
      : outcomesOf(chance, ply, made));
    for (const [index, draw] of made.entries()) {
      const outcome = outcomes[index] ?? -1;
      if (outcome === draw.outcome) continue;
      const said = { code: 'other-draw', label: draw.label, says: draw.outcome, outcome };
      findings.push(found('draws', said, ply));
    }
    done += made.length;
    await progress(done, draws.length);
  }
  return findings;
}

/** Plies of which the log tells other draws than the list. What a fork took over is on no list. */
function otherCounts(events: readonly Event[], plies: ReadonlyMap<number, readonly Draw[]>): Finding[] {
  const descent = events.find(({ type }) => type === 'table.game-descended')?.data;
  const takenOver = descent?.['how'] === 'fork' ? Number(descent['ply']) : -1;
  const told = new Map<number, Map<string, number>>();
  for (const { ply, draws = {} } of events) {
    const labels = told.get(ply) ?? new Map<string, number>();
    for (const [label, count] of Object.entries(draws)) labels.set(label, count);
    told.set(ply, labels);
  }
  return [...told].flatMap(([ply, labels]) => {
    const listed = counted(plies.get(ply) ?? []);
    const same = listed.size === labels.size && [...listed].every(([label, n]) => labels.get(label) === n);
    return same || ply <= takenOver ? [] : [found('draws', { code: 'other-count' }, ply)];
  });
}

function counted(draws: readonly Draw[]): Map<string, number> {
  const labels = new Map<string, number>();
  for (const { label } of draws) labels.set(label, (labels.get(label) ?? 0) + 1);
  return labels;
}

function beforePlies(events: readonly Event[]): Map<number, Before> {
  const before = new Map<number, Before>();
  const made = new Map<string, number>();
  let branch = 0;
  for (const { ply, type, draws = {} } of events) {
    if (!before.has(ply)) before.set(ply, { branch, made: new Map(made) });
    if (type === 'table.rewound') branch += 1;
    for (const [label, count] of Object.entries(draws)) made.set(label, (made.get(label) ?? 0) + count);
  }
  return before;
}

interface Asked {
  readonly label: string;
  readonly below: number | bigint;
}

/** The outcomes of the draws of one ply, by name: how many draws of its label there were before. */
export async function namedOutcomes(
  chance: Mac,
  { branch, made }: Before,
  draws: readonly Asked[],
): Promise<number[]> {
  const outcomes: number[] = [];
  const next = new Map(made);
  for (const { label, below } of draws) {
    const number = next.get(label) ?? 0;
    next.set(label, number + 1);
    const name = (attempt: number) => `kronika/draw/1\n${branch}:${label}:${number}:${attempt}`;
    outcomes.push((await outcomeOf(chance, name, 0, below)).outcome);
  }
  return outcomes;
}

/** The outcomes of the draws of one ply, by ply: the counter goes up with each number made. */
export async function outcomesOf(
  chance: Mac,
  ply: number,
  draws: readonly Asked[],
): Promise<number[]> {
  const outcomes: number[] = [];
  let counter = 0;
  for (const { label, below } of draws) {
    const name = (at: number) => `${ply}:${label}:${at}`;
    const { outcome, next } = await outcomeOf(chance, name, counter, below);
    outcomes.push(outcome);
    counter = next;
  }
  return outcomes;
}

/** The first number from a place on that counts, modulo `below`, and the place behind it. */
async function outcomeOf(
  chance: Mac,
  name: (at: number) => string,
  from: number,
  below: number | bigint,
): Promise<{ outcome: number; next: number }> {
  const most = BigInt(below);
  const fair = (2n ** 256n / most) * most;
  for (let at = from; ; at += 1) {
    const number = BigInt(`0x${hex(await chance(name(at)))}`);
    if (number < fair) return { outcome: Number(number % most), next: at + 1 };
  }
}
