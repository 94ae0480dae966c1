/** Numbered spaces along the longer side; what stands on one space fans out. */

import type { Rect } from '../cells.ts';
import type { Lying, Shapes } from '../places.ts';
import type { Item, Zone } from '../whole.ts';
import { sharing } from './rows.ts';

export function track(zone: Zone, room: Rect, shapes: Shapes): Lying {
  const last = Math.max(0, ...zone.items.map((item) => item.at[0] ?? 0));
  const count = Math.max(zone.slots, last + 1);
  const across = room.width >= room.height;
  const step = (across ? room.width : room.height) / count;
  const space = (at: number): Rect =>
    across
      ? { x: room.x + at * step, y: room.y, width: step, height: room.height }
      : { x: room.x, y: room.y + at * step, width: room.width, height: step };
  const lots = new Map<number, Item[]>();
  for (const item of zone.items) {
    const at = item.at[0] ?? 0;
    lots.set(at, [...(lots.get(at) ?? []), item]);
  }
  return {
    spots: [...lots].flatMap(([at, lot]) => sharing(lot, inner(space(at)), shapes)),
    places: Array.from({ length: count }, (_, at) => ({ rect: space(at), label: String(at) })),
  };
}

function inner(rect: Rect): Rect {
  return { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 };
}
