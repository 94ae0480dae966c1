/**
 * Scenes and what changes in them, matched by ids. Whatever has not changed stays the same object,
 * so a whole game of scenes takes little more room than one.
 */

import type { Board, Item, ItemChange, Scene, SceneChanges, Zone, ZoneChange } from 'kronika-client';

export type Change = 'moved' | 'appeared' | 'changed';

/** The scene after the changes; exactly what the service would draw. */
export function applied(before: Scene, changes: SceneChanges): Scene {
  const touched = new Touched(before, changes);
  const boards = (changes.boards ?? before.boards).map((board) => touched.board(board));
  return boards.every((board, index) => board === before.boards[index]) ? before : { boards };
}

class Touched {
  readonly #lying: ReadonlyMap<string, Zone>;
  readonly #taken: ReadonlySet<string>;
  readonly #put = new Map<string, ItemChange[]>();
  readonly #zones: ReadonlyMap<string, ZoneChange>;
  readonly #changes: SceneChanges;

  constructor(before: Scene, changes: SceneChanges) {
    this.#changes = changes;
    this.#lying = new Map(zonesOf(before).map((zone) => [zone.id, zone]));
    this.#zones = new Map((changes.zones ?? []).map((zone) => [zone.id, zone]));
    const moved = (changes.items ?? []).map(({ item }) => item.id);
    this.#taken = new Set([...(changes.gone ?? []), ...moved]);
    for (const change of changes.items ?? []) {
      const others = this.#put.get(change.zone);
      if (others === undefined) this.#put.set(change.zone, [change]);
      else others.push(change);
    }
  }

  board(board: Board): Board {
    const zones = (board.zones ?? []).map((zone) => this.#zone(zone));
    const shown = (this.#changes.gauges ?? []).filter((one) => one.board === board.id);
    const same = zones.every((zone, index) => zone === board.zones?.[index]);
    if (same && shown.length === 0) return board;
    const gauges = (board.gauges ?? []).map(
      (gauge) => shown.find((one) => one.gauge.id === gauge.id)?.gauge ?? gauge,
    );
    return { ...board, ...(board.zones && { zones }), ...(board.gauges && { gauges }) };
  }

  #zone(bare: Zone): Zone {
    const [lay, told] = [this.#lying.get(bare.id), this.#zones.get(bare.id)];
    const [old, put] = [lay?.items ?? [], this.#put.get(bare.id) ?? []];
    let items: Item[] = old.filter((item) => !this.#taken.has(item.id));
    const same = items.length === old.length && put.length === 0 && !told;
    if (same && lay === bare) return bare;
    for (const { index, item } of put) items.splice(index, 0, item);
    if (told?.order) {
      const known = new Map(items.map((item) => [item.id, item]));
      items = told.order.map((id) => known.get(id)!);
    }
    const { items: _, ...own } = told?.zone ?? bare;
    return items.length > 0 ? { ...own, items } : own;
  }
}

/** How every item and zone of a scene differs from another scene; what is gone is not there. */
export function differing(before: Scene, after: Scene): ReadonlyMap<string, Change> {
  const found = new Map<string, Change>();
  if (before === after) return found;
  const was = new Map<string, readonly [Zone, Item]>();
  const zones = new Map<string, Zone>();
  for (const zone of zonesOf(before)) {
    zones.set(zone.id, zone);
    for (const item of zone.items ?? []) was.set(item.id, [zone, item]);
  }
  for (const zone of zonesOf(after)) {
    const old = zones.get(zone.id);
    if (old === zone) continue;
    // What turns as a whole is lit as a whole.
    const turns = old !== undefined && (old.turned ?? 0) !== (zone.turned ?? 0);
    if (turns) found.set(zone.id, 'changed');
    for (const item of zone.items ?? []) {
      const change = changeOf(was.get(item.id), zone, item);
      if (change !== undefined && !(turns && change === 'changed')) found.set(item.id, change);
    }
  }
  return found;
}

function changeOf(was: readonly [Zone, Item] | undefined, zone: Zone, item: Item): Change | undefined {
  if (was === undefined) return 'appeared';
  const [from, old] = was;
  if (from.id !== zone.id || !same(old.at, item.at)) return 'moved';
  return old === item || same(old, item) ? undefined : 'changed';
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The value of a gauge of the scene, wherever it is. */
export function gauge(scene: Scene, id: string): number | undefined {
  for (const board of scene.boards) {
    const found = board.gauges?.find((one) => one.id === id);
    if (found !== undefined) return found.value;
  }
  return undefined;
}

function zonesOf(scene: Scene): readonly Zone[] {
  return scene.boards.flatMap((board) => board.zones ?? []);
}
