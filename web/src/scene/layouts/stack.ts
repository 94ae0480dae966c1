/** A pile: the last thing on top, of those below an edge. */

import type { Rect } from '../cells.ts';
import { fitted } from '../cells.ts';
import type { Lying, Shapes } from '../places.ts';
import { together, preferredSize } from '../preferred-sizes.ts';
import type { Zone } from '../whole.ts';

/** Pixels of a card below another that are seen, at most: its name. */
const EDGE = 24;

export function stack(zone: Zone, room: Rect, shapes: Shapes): Lying {
  const { items, hidden } = zone;
  const preferred = items.length > 0 ? together(items, shapes) : preferredSize('card');
  const below = items.length - 1 + (hidden > 0 ? 1 : 0);
  const step = below > 0 ? Math.min(EDGE, (room.height * 0.45) / below) : 0;
  const size = fitted({ ...room, height: room.height - step * below }, 1, 1, 0, preferred);
  const at = (depth: number) => ({ x: room.x, y: room.y + step * depth, ...size });
  const first = hidden > 0 ? 1 : 0;
  return {
    spots: items.map((item, depth) => ({ item, rect: at(depth + first) })),
    ...(hidden > 0 && { back: at(0) }),
  };
}
