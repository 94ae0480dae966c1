/** The preferred size of things of a shape, and how they may be stretched. */

import type { PreferredSize } from './cells.ts';
import type { Shape } from './places.ts';
import type { Item } from './whole.ts';

const PREFERRED: Readonly<Record<Shape, PreferredSize>> = {
  card: { narrowest: 0.66, widest: 2.2, width: 170, height: 190 },
  tile: { narrowest: 0.72, widest: 2, width: 150, height: 150 },
  board: { narrowest: 0.8, widest: 2, width: 150, height: 110 },
  space: { narrowest: 0.8, widest: 2.6, width: 90, height: 60 },
  track: { narrowest: 0.6, widest: 4, width: 110, height: 44 },
  token: { narrowest: 1, widest: 1, width: 48, height: 48 },
  worker: { narrowest: 1, widest: 1, width: 44, height: 44 },
  die: { narrowest: 1, widest: 1, width: 44, height: 44 },
  gear: { narrowest: 1, widest: 1, width: 90, height: 90 },
  hex: { narrowest: 1, widest: 1, width: 90, height: 90 },
};

export function preferredSize(shape: Shape): PreferredSize {
  return PREFERRED[shape];
}

/** The preferred size of things that lie together: that of whatever needs the most room. */
export function together(items: readonly Item[], shapes: (item: Item) => Shape): PreferredSize {
  const preferred = items.map((item) => PREFERRED[shapes(item)]);
  return preferred.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a), PREFERRED.token);
}
