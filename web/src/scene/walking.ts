/** Where an arrow key leads from a thing of a zone. */

import { middle, type Rect } from './cells.ts';
import type { Laid } from './layout.ts';
import type { Spot } from './places.ts';

type Way = readonly [number, number];

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** On hexes up and down lead to the left; with PgUp and PgDn to the right. */
const HEX_WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [-0.5, -0.866],
  ArrowDown: [-0.5, 0.866],
  PageUp: [0.5, -0.866],
  PageDown: [0.5, 0.866],
};

/** The id that a key leads to, or nothing. Home and End are the first and the last thing. */
export function step(laid: Laid, from: string, key: string, shift = false): string | undefined {
  const { spots } = laid;
  if (key === 'Home') return spots[0]?.item.id;
  if (key === 'End') return spots.at(-1)?.item.id;
  const here = spots.find(({ item }) => item.id === from);
  if (here === undefined) return undefined;
  if (laid.zone.layout === 'ring') return around(spots, here, key);
  if (laid.zone.layout === 'hexes') return onMap(spots, here, key, shift);
  const way = WAYS[key];
  return way && nearest(spots, here, way);
}

/** Left and right, and round again. */
function around(spots: readonly Spot[], here: Spot, key: string): string | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (by === undefined) return undefined;
  const inOrder = [...spots].sort((a, b) => (a.item.at[0] ?? 0) - (b.item.at[0] ?? 0));
  const at = inOrder.indexOf(here);
  return inOrder[(at + by + inOrder.length) % inOrder.length]!.item.id;
}

/** From hex to hex; with shift through what stands on the same one. */
function onMap(spots: readonly Spot[], here: Spot, key: string, shift: boolean): string | undefined {
  const ground = here.on ?? here.item.id;
  if (shift) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    const same = spots.filter(({ item, on }) => item.id === ground || on === ground);
    return by === 0 ? undefined : same.at((same.indexOf(here) + by) % same.length)!.item.id;
  }
  const way = HEX_WAYS[key];
  const grounds = spots.filter(({ on }) => on === undefined);
  const from = grounds.find(({ item }) => item.id === ground);
  return way && from && nearest(grounds, from, way);
}

/** The thing that lies nearest in a direction; what lies aside counts as further away. */
function nearest(spots: readonly Spot[], from: Spot, way: Way): string | undefined {
  const [x, y] = middle(from.rect);
  let found: string | undefined;
  let least = Infinity;
  for (const { item, rect } of spots) {
    const away = distance(rect, x, y, way);
    if (item !== from.item && away < least) [found, least] = [item.id, away];
  }
  return found;
}

/** Which of some boxes a key leads to from another one; nothing if none lies that way. */
export function towards(from: Rect, others: readonly Rect[], key: string): number | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const [x, y] = middle(from);
  const away = others.map((rect) => distance(rect, x, y, way));
  const least = Math.min(...away);
  return least < Infinity ? away.indexOf(least) : undefined;
}

function distance(rect: Rect, x: number, y: number, [right, down]: Way): number {
  const [there, below] = middle(rect);
  const along = (there - x) * right + (below - y) * down;
  const aside = Math.abs((there - x) * down - (below - y) * right);
  return along < 1 || aside > along * 2.5 ? Infinity : along + 2 * aside;
}
