/** The chain of an export: every event in its place, every hash, every opened field. */

import { type Bytes, hex, unhex } from './bytes.ts';
import { type Finding, found, reason } from './finding.ts';
import { type Event, type Export, isAction, promisesNames, type Sealed } from './format.ts';
import { sha256 } from './hashing.ts';
import { canonical, type Json, replaced, valueAt } from './json.ts';

/** What was recorded together, and where its first event stands. */
export interface Link {
  readonly start: number;
  readonly events: readonly Event[];
}

/** Links that are worked out at once, before anything else gets its turn. */
const AT_ONCE = 24;

/** Told how many events of how many are done; waits until it may go on. */
export type Progress = (done: number, of: number) => Promise<void>;

/** What is wrong with the chain, first things first. */
export async function brokenChain(whole: Export, progress: Progress): Promise<Finding[]> {
  const { events } = whole;
  const misplaced = firstMisplaced(events);
  const findings = misplaced === undefined ? [] : [misplaced];
  const game = String(whole.game['id']);
  const plies = pliesOf(events);
  const promised = events.findIndex(promisesNames);
  let previous = await genesis(whole);
  const links = linksOf(events);
  for (let at = 0; at < links.length; at += AT_ONCE) {
    const some = links.slice(at, at + AT_ONCE);
    const before = some.map((_, index) => links[at + index - 1]?.events.at(-1)?.hash ?? previous);
    const log = { events, plies, promised };
    const told = await Promise.all(
      some.map((link, index) => broken(game, before[index] ?? previous, link, log)),
    );
    const first = told.find((one) => one !== undefined);
    if (first !== undefined) return first === 'misplaced' ? findings : [...findings, first];
    previous = some.at(-1)?.events.at(-1)?.hash ?? previous;
    await progress(Math.min(at + AT_ONCE, links.length), links.length);
  }
  const short = misplaced === undefined ? cutShort(whole) : undefined;
  return short === undefined ? findings : [...findings, short];
}

/** The hash that the first link is chained to, in hex. */
export async function genesis(whole: Export): Promise<string> {
  const said = canonical({ commitment: whole.proof.commitment, game: String(whole.game['id']) });
  return hex(await sha256('kronika/genesis/1\n', said));
}

/** The links that events were chained in; behind them what belongs to none. */
export function linksOf(events: readonly Event[]): Link[] {
  const links: Link[] = [];
  let start = 0;
  for (const [index, event] of events.entries()) {
    if (typeof event.hash !== 'string') continue;
    links.push({ start, events: events.slice(start, index + 1) });
    start = index + 1;
  }
  if (start < events.length) links.push({ start, events: events.slice(start) });
  return links;
}

/** What is hashed of a link. */
export function linkText(game: string, previous: string, link: readonly Event[]): string {
  const [first] = link;
  const last = link.at(-1);
  if (first === undefined || last === undefined) throw new Error('a link has events');
  const moves = typeof first.seat === 'number' && typeof first.decision === 'number';
  return canonical({
    at: first.at,
    events: link.map(publicForm),
    game,
    ply: first.ply,
    previous,
    version: last.version,
    ...(moves ? { seat: first.seat, decision: first.decision } : {}),
    ...(last.draws === undefined ? {} : { draws: last.draws }),
  });
}

export async function linkHash(text: string): Promise<string> {
  return hex(await sha256('kronika/link/1\n', text));
}

/** The payload with each hidden field replaced by its commitment, whoever looks. */
export function publicForm(event: Event): Json {
  return Object.entries(event.sealed ?? {}).reduce<Json>(
    (data, [pointer, { committed, size }]) => replaced(data, pointer, { committed, size }),
    event.data,
  );
}

/** The commitment to a value under a salt, in hex. */
export async function commitment(salt: Bytes, value: Json): Promise<string> {
  return hex(await sha256('kronika/field/1\n', salt, canonical(value)));
}

/** Events that were recorded before the one they follow. */
export function late(events: readonly Event[]): Finding[] {
  return events.flatMap((event, index) => {
    const before = events[index - 1];
    if (before === undefined || full(event.at) >= full(before.at)) return [];
    const said = { code: 'late', version: event.version, at: event.at, before: before.at };
    return [found('times', said, event.ply, event.version)];
  });
}

/** A time so that times sort as texts. */
export function full(at: string): string {
  return at.includes('.') ? at : at.replace('Z', '.000000Z');
}

/** All events, their plies, and which of them says that draws go by name (-1: none). */
interface Log {
  readonly events: readonly Event[];
  readonly plies: readonly number[];
  readonly promised: number;
}

type Broken = Finding | 'misplaced' | undefined;

async function broken(
  game: string,
  previous: string,
  { start, events: link }: Link,
  { events, plies, promised }: Log,
): Promise<Broken> {
  const opened = await Promise.all(link.map(unopened));
  for (const [index, event] of link.entries()) {
    const number = start + index + 1;
    if (event.version !== number) return 'misplaced';
    const named = promised >= 0 && promised < number;
    const because =
      opened[index] ?? skipped(event, events[number - 2]?.ply ?? 0) ?? drawless(event, named);
    if (because !== undefined) return found('chain', because, plies[number - 1], number);
  }
  return unlinked(game, previous, link);
}

/** What is wrong with an event by itself. */
async function unopened(event: Event): Promise<{ code: string; version: number } | undefined> {
  const { version } = event;
  try {
    for (const [pointer, field] of Object.entries(event.sealed ?? {})) {
      const code = await misfit(event, pointer, field);
      if (code !== undefined) return { code, version, ...{ pointer } };
    }
    publicForm(event);
  } catch (trouble) {
    return { code: 'unfit', version, ...{ reason: reason(trouble) } };
  }
  return event.data['type'] === event.type ? undefined : { code: 'other-type', version };
}

async function misfit(event: Event, pointer: string, field: Sealed): Promise<string | undefined> {
  const value = valueAt(event.data, pointer);
  if (typeof field.salt !== 'string') {
    const hidden = canonical({ hidden: field.size });
    return canonical(value) === hidden ? undefined : 'unsalted';
  }
  const made = await commitment(unhex(field.salt), value);
  return made === field.committed ? undefined : 'exchanged';
}

/** Whether a ply is left out, or comes twice: a server could so choose among draws. */
function skipped(event: Event, before: number) {
  const wanted = before + Number(isAction(event));
  if (event.ply === wanted) return undefined;
  return { code: 'skipped', version: event.version, says: event.ply, wanted };
}

/** Whether an event tells of draws that it cannot have had: those of a link stand on its last event,
 * the table draws nothing, and in games whose draws go by ply nothing is told of them. */
function drawless({ draws, hash, type, version }: Event, named: boolean) {
  const fits = named && hash !== undefined && !type.startsWith('table.');
  return draws === undefined || fits ? undefined : { code: 'odd-draws', version };
}

/** Why a link does not follow the one with the hash `previous`. */
async function unlinked(
  game: string,
  previous: string,
  link: readonly Event[],
): Promise<Finding | undefined> {
  const [first] = link;
  const last = link.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const wrong = (event: Event, code: string, more = {}) =>
    found(
      'chain',
      { code, version: event.version, type: event.type, ...more },
      event.ply,
      event.version,
    );
  for (const [index, event] of link.entries()) {
    const before = link[index - 1];
    if (before === undefined) continue;
    if (isAction(event)) return wrong(before, 'unhashed-move');
    if (event.ply !== first.ply || typeof event.decision === 'number') {
      return wrong(event, 'outside');
    }
    if (event.at !== first.at) return wrong(event, 'other-time', { at: first.at });
  }
  if (typeof last.hash !== 'string') return wrong(last, 'unhashed');
  const made = await linkHash(linkText(game, previous, link));
  if (made === last.hash) return undefined;
  return wrong(last, 'other-hash', { hash: last.hash, made, from: first.version });
}

/** The first event that does not stand in its place. */
function firstMisplaced(events: readonly Event[]): Finding | undefined {
  let ply = 0;
  for (const [index, event] of events.entries()) {
    const number = index + 1;
    if (event.version !== number) {
      const twin = events.find((one) => one.version === number);
      const once = events.filter((one) => one.version === event.version).length === 1;
      if (twin !== undefined) ply = twin.ply;
      else if (event.version === number + 1 && once) ply = event.ply - Number(isAction(event));
      else ply = plyOf(events, number, ply);
      const said = { code: 'missing', version: number, instead: event.version };
      return found('chain', said, ply, number);
    }
    ply = plyOf(events, number, ply);
  }
  return undefined;
}

/** Whether events are missing at the end. */
function cutShort({ events, game }: Export): Finding | undefined {
  const last = events.at(-1);
  const [ply, version] = [last?.ply ?? 0, last?.version ?? 0];
  const [wantedPly, wanted] = [game['ply'], game['version']];
  if (ply === wantedPly && version === wanted) return undefined;
  const said = {
    code: 'cut',
    version,
    says: ply,
    wanted: Number(wanted),
    wantedPly: Number(wantedPly),
  };
  const named = typeof wantedPly === 'number' && wanted !== version;
  return found('chain', said, named ? wantedPly : undefined);
}

function pliesOf(events: readonly Event[]): number[] {
  const plies: number[] = [];
  for (const index of events.keys()) plies.push(plyOf(events, index + 1, plies[index - 1] ?? 0));
  return plies;
}

/** The ply of an event after one of ply `before`: the one that it says, if that is possible and
 * the next event agrees; else the one that its being a command or a fact says. */
function plyOf(events: readonly Event[], number: number, before: number): number {
  const event = events[number - 1];
  if (event === undefined) return before;
  const behind = events[number];
  const agrees = behind === undefined || behind.ply === event.ply + Number(isAction(behind));
  if ((event.ply === before || event.ply === before + 1) && agrees) return event.ply;
  return before + Number(isAction(event));
}
