/** A gear: its teeth in a ring from the top, clockwise, turned as far as the gear is. */

import { around, type Rect } from '../cells.ts';
import type { Lying } from '../places.ts';
import type { Zone } from '../whole.ts';

export function ring(zone: Zone, room: Rect): Lying {
  const last = Math.max(0, ...zone.items.map((item) => item.at[0] ?? 0));
  const teeth = Math.max(zone.slots, zone.items.length, last + 1, 1);
  const half = Math.min(room.width, room.height) / 2;
  const side = Math.min(46, half * 0.5, (2 * Math.PI * half * 0.82) / (teeth + 1.5));
  const radius = half - side / 2;
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const spots = zone.items.map((item, at) => {
    const angle = bearing(item.at[0] ?? at, teeth, zone.turned);
    return { item, rect: around(x + radius * Math.sin(angle), y - radius * Math.cos(angle), side) };
  });
  return { spots, wheel: { x, y, radius, teeth, side } };
}

/** The angle of a tooth from the top, clockwise, in radians. */
export function bearing(tooth: number, teeth: number, turned: number): number {
  return (2 * Math.PI * tooth) / teeth + (turned * Math.PI) / 180;
}
