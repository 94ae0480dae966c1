/** What a choice would do, told as signs and counts: the difference of two scenes. Pure. */

import type { Preview } from 'kronika-client';
import type { Board, Gauge, Item, Scene } from '../scene/whole.ts';

/** A number that changes: whose it is, and by how much. */
export interface Amount {
  readonly seat: number;
  readonly name: string;
  /** What is counted, if the catalogue knows it. */
  readonly component: string | undefined;
  readonly by: number;
}

export interface Foretold {
  /** Nothing is drawn or shown: this is what will happen. */
  readonly sure: boolean;
  /** The seat has nothing more to decide then. */
  readonly ends: boolean;
  /** Nothing comes of it. */
  readonly idle: boolean;
  /** What changes in numbers; those of the seat first. */
  readonly amounts: readonly Amount[];
  /** The same in words. */
  readonly texts: readonly string[];
}

/** What a preview tells a seat, with the scene before the choice and the one after it. */
export function foretold(preview: Preview, tried: number, before: Scene, after: Scene): Foretold {
  const { seat, decision } = preview.legal;
  const own = (one: Amount) => Number(one.seat === seat);
  const amounts = [...gauged(before, after), ...counted(before, after, seat)].sort((a, b) => own(b) - own(a));
  return {
    sure: preview.certain >= tried,
    ends: decision === null,
    idle: preview.certain >= tried && amounts.length === 0 && !counts(before, after) && only(homeward(before, after, seat)),
    amounts,
    texts: preview.texts ?? [],
  };
}

/** Whether a number of the game itself is another: a bid counts, though nobody pays for it now. */
function counts(before: Scene, after: Scene): boolean {
  const all = (scene: Scene) => scene.boards.filter(({ seat }) => seat === undefined).flatMap(({ gauges }) => gauges.filter(({ derived }) => !derived));
  const was = new Map(all(before).map(({ id, value }) => [id, value]));
  return all(after).some(({ id, value }) => was.get(id) !== value);
}

function* gauged(before: Scene, after: Scene): Generator<Amount> {
  const was = new Map(numbers(before).map(([, one]) => [one.id, one.value]));
  for (const [board, { id, name, component, value }] of numbers(after)) {
    const by = value - (was.get(id) ?? value);
    if (by !== 0) yield { seat: board.seat!, name, component, by };
  }
}

/** The numbers of seats; those of the game's own boards follow from other things. */
function numbers(scene: Scene): readonly (readonly [Board, Gauge])[] {
  const seated = scene.boards.filter(({ seat }) => seat !== undefined);
  return seated.flatMap((board) => board.gauges.map((one) => [board, one] as const));
}

/** Printed things that a seat gets or gives away, unless a number says so already: a heap that grows or shrinks by what it is of, other things by their kind. */
function* counted(before: Scene, after: Scene, seat: number): Generator<Amount> {
  const told = new Set(numbers(after).map(([, { name, component }]) => component ?? name));
  const [was, now] = [held(before, seat, told), held(after, seat, told)];
  const by = new Map<string, number>();
  for (const id of new Set([...was.keys(), ...now.keys()])) {
    const [old, one] = [was.get(id), now.get(id)];
    const kind = old && one ? one.component! : (old ?? one)!.kind;
    by.set(kind, (by.get(kind) ?? 0) + (one?.count ?? 0) - (old?.count ?? 0));
  }
  for (const [name, change] of by) {
    if (change !== 0 && !told.has(name)) yield { seat, name, component: undefined, by: change };
  }
}

/** The printed things on the boards of a seat that no number says already. */
function held(scene: Scene, seat: number, told: ReadonlySet<string>): ReadonlyMap<string, Item> {
  const items = scene.boards.filter((one) => one.seat === seat).flatMap(({ zones }) => zones).flatMap((zone) => zone.items);
  return new Map(items.filter(({ component }) => component !== undefined && !told.has(component)).map((item) => [item.id, item]));
}

/** Of each thing that is elsewhere or other than before: whether it merely came home. */
function homeward(before: Scene, after: Scene, seat: number): readonly boolean[] {
  const [was, now] = [things(before), things(after)];
  const changed = [...new Set([...was.keys(), ...now.keys()])].filter((id) => was.get(id)?.what !== now.get(id)?.what);
  return changed.map((id) => {
    const thing = now.get(id);
    return thing !== undefined && was.has(id) && thing.owner === seat && thing.home === seat;
  });
}

function things(scene: Scene) {
  const all = scene.boards.flatMap(({ seat, zones }) =>
    zones.flatMap((zone) =>
      zone.items.map((item) => [item.id, { what: `${zone.id} ${JSON.stringify(item)}`, owner: item.owner, home: seat }] as const),
    ),
  );
  return new Map(all);
}

function only(all: readonly boolean[]): boolean {
  return all.every(Boolean);
}
