/** Things side by side, in as many lines as make them largest: rows, fans and lists. */

import { cell, cells, type Rect } from '../cells.ts';
import type { Lying, Shapes, Spot } from '../places.ts';
import { together, preferredSize } from '../preferred-sizes.ts';
import type { Item, Zone } from '../whole.ts';

const GAP = 5;

/** With `inOrder`, whatever places the things have, they lie one after the other. */
export function rows(zone: Zone, room: Rect, shapes: Shapes, inOrder = false): Lying {
  const lots = inOrder ? zone.items.map((item) => [item]) : bySlot(zone);
  const backs = zone.hidden > 0 ? 1 : 0;
  const count = Math.max(zone.slots, lots.length) + backs;
  if (count === 0) return { spots: [] };
  const preferred = zone.items.length > 0 ? together(zone.items, shapes) : preferredSize('card');
  const made = cells(count, room, GAP, preferred);
  const spots = lots.flatMap((lot, at) => sharing(lot, cell(made, at, room, GAP), shapes));
  const places = lots
    .map((lot, at) => ({ empty: lot.length === 0, rect: cell(made, at, room, GAP), label: '' }))
    .filter(({ empty }) => empty);
  for (let at = lots.length; at < zone.slots; at += 1) {
    places.push({ empty: true, rect: cell(made, at, room, GAP), label: '' });
  }
  const back = backs ? cell(made, count - 1, room, GAP) : undefined;
  return { spots, places: zone.slots > 0 ? places : [], ...(back && { back }) };
}

/** What lies in each slot; without slots or when they are far apart, in order without gaps. */
function bySlot(zone: Zone): readonly (readonly Item[])[] {
  const lots = new Map<number, Item[]>();
  zone.items.forEach((item, at) => {
    const slot = item.at[0] ?? at;
    lots.set(slot, [...(lots.get(slot) ?? []), item]);
  });
  const inOrder = [...lots].sort(([a], [b]) => a - b);
  if (zone.slots === 0) return inOrder.map(([, lot]) => lot);
  const last = inOrder.at(-1)?.[0] ?? -1;
  return Array.from({ length: last + 1 }, (_, slot) => lots.get(slot) ?? []);
}

/** Several things in one place: side by side, smaller. */
export function sharing(lot: readonly Item[], room: Rect, shapes: Shapes): Spot[] {
  if (lot.length === 1) return [{ item: lot[0]!, rect: room }];
  const preferred = together(lot, shapes);
  const made = cells(lot.length, room, 2, { ...preferred, width: room.width, height: room.height });
  return lot.map((item, at) => ({ item, rect: cell(made, at, room, 2) }));
}
