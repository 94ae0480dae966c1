/** Where hexes lie on a map: flat ones, whose radius is 1. */

import type { Item } from '../../scene/whole.ts';

const HIGH = Math.sqrt(3);

/** The rectangle that a map fills, in radii of a hex. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function middle([q = 0, r = 0]: readonly number[]): readonly [number, number] {
  return [1.5 * q, HIGH * (r + q / 2)];
}

export function frameOf(tiles: readonly Item[]): Frame {
  const spots = tiles.map(({ at }) => middle(at));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - HIGH / 2];
  return { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + HIGH / 2 - top };
}

/** The middle of a hex, as a style. */
export function placeOf(at: readonly number[], frame: Frame): Readonly<Record<string, string>> {
  const [x, y] = middle(at);
  const part = (share: number) => `${(share * 100).toFixed(3)}%`;
  return { left: part((x - frame.left) / frame.width), top: part((y - frame.top) / frame.height) };
}
