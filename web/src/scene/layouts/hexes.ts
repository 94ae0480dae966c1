/** A map of hexes with pointed tops; what lies first on a hex is the ground, the rest stands on it. */

import { around, cell, cells, type Rect } from '../cells.ts';
import type { Lying, Shapes, Spot } from '../places.ts';
import { together } from '../preferred-sizes.ts';
import type { Item, Zone } from '../whole.ts';

const ROOT = Math.sqrt(3);

export function hexes(zone: Zone, room: Rect, shapes: Shapes): Lying {
  const lots = new Map<string, Item[]>();
  for (const item of zone.items) {
    const at = item.at.slice(0, 2).join(' ');
    lots.set(at, [...(lots.get(at) ?? []), item]);
  }
  if (lots.size === 0) return { spots: [] };
  const [across, down, left, top] = extent(zone);
  const size = Math.min(room.width / across, room.height / down, 96);
  const x = room.x + (room.width - across * size) / 2 - (left - ROOT / 2) * size;
  const y = room.y + (room.height - down * size) / 2 - (top - 1) * size;
  const spots = [...lots.values()].flatMap((lot) => {
    const [q, r] = plane(lot[0]!);
    return onHex(lot, x + q * size, y + r * size, size, shapes);
  });
  return { spots };
}

/** Width and height of a map, its least x and y: in sides of a hex. */
export function extent(zone: Zone): readonly [number, number, number, number] {
  const places = zone.items.map(plane);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [Math.max(...xs) - left + ROOT, Math.max(...ys) - top + 2, left, top];
}

function plane(item: Item): readonly [number, number] {
  const [q = 0, r = 0] = item.at;
  return [ROOT * (q + r / 2), 1.5 * r];
}

/** The ground, whose side is twice the size of the hex, and those who stand on it in lines. */
function onHex([ground, ...standing]: readonly Item[], x: number, y: number, size: number, shapes: Shapes): Spot[] {
  const spots: Spot[] = [{ item: ground!, rect: around(x, y, 2 * size) }];
  if (standing.length === 0) return spots;
  const room = { x: x - size * 0.72, y: y - size * 0.3, width: size * 1.44, height: size * 0.92 };
  const preferred = { ...together(standing, shapes), narrowest: 1, widest: 1, width: size * 0.56, height: size * 0.56 };
  const made = cells(standing.length, room, 2, preferred);
  const across = made.columns * (made.width + 2) - 2;
  const down = made.rows * (made.height + 2) - 2;
  const centred: Rect = { ...room, x: x - across / 2, y: room.y + (room.height - down) / 2 };
  standing.forEach((item, at) => {
    spots.push({ item, rect: cell(made, at, centred, 2), on: ground!.id });
  });
  return spots;
}
