/**
 * Scenes with nothing left out: what the service omits because it is the default is filled in.
 *
 * Two scenes of one game are mostly alike. `following` gives the new one with every board, zone and
 * item of the old one that has not changed, so that identity tells what must be drawn again.
 */

import type * as api from 'kronika-client';

export type Item = Readonly<{
  id: string;
  kind: string;
  component: string | undefined;
  at: readonly number[];
  owner: number | undefined;
  count: number;
  face: 'up' | 'down';
  turned: number;
  label: string;
  marks: readonly string[];
}>;

export type Layout = api.Zone['layout'];
export type Box = Readonly<api.Box>;

export type Zone = Readonly<{
  id: string;
  name: string;
  layout: Layout;
  box: Box;
  slots: number;
  turned: number;
  hidden: number;
  items: readonly Item[];
}>;

export type Gauge = Readonly<{
  id: string;
  name: string;
  value: number;
  of: number | undefined;
  component: string | undefined;
  /** It only follows from other things. */
  derived: boolean;
}>;

export type Board = Readonly<{
  id: string;
  name: string;
  size: readonly [number, number];
  seat: number | undefined;
  /** Seats of one team score together. */
  team: number | undefined;
  zones: readonly Zone[];
  gauges: readonly Gauge[];
  /** What the seat would score if the game ended now, by what gives it. */
  tally: readonly Gauge[];
}>;

export type Scene = Readonly<{ boards: readonly Board[] }>;

function item(given: api.Item): Item {
  return {
    id: given.id,
    kind: given.kind,
    component: given.component ?? undefined,
    at: given.at ?? [],
    owner: given.owner ?? undefined,
    count: given.count ?? 1,
    face: given.face ?? 'up',
    turned: given.turned ?? 0,
    label: given.label ?? '',
    marks: given.marks ?? [],
  };
}

function zone(given: api.Zone): Zone {
  return {
    id: given.id,
    name: given.name,
    layout: given.layout,
    box: given.box,
    slots: given.slots ?? 0,
    turned: given.turned ?? 0,
    hidden: given.hidden ?? 0,
    items: (given.items ?? []).map(item),
  };
}

function gauge(given: api.Gauge): Gauge {
  const { id, name, value } = given;
  return { id, name, value, of: given.of ?? undefined, component: given.component ?? undefined, derived: given.derived ?? false };
}

/** Whether a number is a part of what a seat would score. */
function counts(given: api.Gauge): boolean {
  return given.tally ?? false;
}

function board(given: api.Board): Board {
  return {
    id: given.id,
    name: given.name,
    size: given.size,
    seat: given.seat ?? undefined,
    team: given.team ?? undefined,
    zones: (given.zones ?? []).map(zone),
    gauges: (given.gauges ?? []).filter((one) => !counts(one)).map(gauge),
    tally: (given.gauges ?? []).filter(counts).map(gauge),
  };
}

/** A scene of the service with its defaults. */
export function whole(given: api.Scene): Scene {
  return { boards: given.boards.map(board) };
}

/** The scene `after`, made of parts of `before` wherever they are equal. */
export function following(before: Scene | undefined, after: Scene): Scene {
  return before === undefined ? after : (shared(before, after) as Scene);
}

function shared(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? sharedList(before, after) : after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  let same = true;
  const made: Record<string, unknown> = {};
  for (const key of Object.keys(fresh)) {
    made[key] = shared(old[key], fresh[key]);
    same &&= made[key] === old[key];
  }
  return same ? before : made;
}

/** Things with ids are compared with the one of that id, others with the one at that place. */
function sharedList(before: readonly unknown[], after: readonly unknown[]): unknown {
  const known = new Map(before.map((one, at) => [idOf(one) ?? at, one]));
  const made = after.map((one, at) => shared(known.get(idOf(one) ?? at), one));
  const same = made.length === before.length && made.every((one, at) => one === before[at]);
  return same ? before : made;
}

function idOf(one: unknown): string | undefined {
  return typeof one === 'object' && one !== null && 'id' in one ? String(one.id) : undefined;
}
