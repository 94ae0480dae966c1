/**
 * Where everything of a board lies, in pixels: pure, from a scene's units and a scale.
 *
 * Places are given for the pixels that are there, so letters keep their size at every zoom. Where a
 * board is too narrow for its boxes, the zones flow instead, in the order in which they are read.
 */

import { around, cell, cells, type Rect, type Wish } from './cells.ts';
import { grid } from './layouts/grid.ts';
import { hexes } from './layouts/hexes.ts';
import { ring } from './layouts/ring.ts';
import { rows } from './layouts/rows.ts';
import { stack } from './layouts/stack.ts';
import { track } from './layouts/track.ts';
import type { Board, Item, Zone } from './whole.ts';

export type Shape =
  | 'board' | 'card' | 'die' | 'gear' | 'hex' | 'space' | 'tile' | 'token' | 'track' | 'worker';

/** The shape of an item, by the look of its component. */
export type Shapes = (item: Item) => Shape;

/** An item and its rectangle; `on`: the item that it stands on. */
export type Spot = Readonly<{ item: Item; rect: Rect; on?: string }>;

export type Lying = Readonly<{
  spots: readonly Spot[];
  /** The cards that nobody sees, as one back. */
  back?: Rect;
  /** Empty places, and what is printed on them. */
  places?: readonly Readonly<{ rect: Rect; label: string }>[];
  /** A gear: its middle, the radius of its teeth. */
  wheel?: Readonly<{ x: number; y: number; radius: number; teeth: number; side: number }>;
}>;

export type Laid = Lying & Readonly<{ zone: Zone; rect: Rect; headed: boolean }>;

export type Plan = Readonly<{ width: number; height: number; zones: readonly Laid[] }>;

export const HEAD = 20;
const PADDING = 4;

/** Pixels across that a board has at 100 %. */
export const NATURAL = 1200;

/** Below so many pixels across the boxes of a board are not kept. */
export const NARROW = 760;

/** A board whose unit is so many pixels. */
export function laidOut(board: Board, unit: number, shapes: Shapes): Plan {
  const [width, height] = board.size;
  const zones = board.zones.map((zone) => {
    const { x, y, width: across, height: down } = zone.box;
    const rect = { x: x * unit, y: y * unit, width: across * unit, height: down * unit };
    return laid(zone, inset(rect, 2), shapes);
  });
  return { width: width * unit, height: height * unit, zones };
}

/** A board whose zones flow into so many pixels, row by row. */
export function flowing(board: Board, width: number, unit: number, shapes: Shapes): Plan {
  const inOrder = [...board.zones].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const wanted = inOrder.map((zone) => ({ zone, ...wantedSize(zone, width, unit) }));
  const zones: Laid[] = [];
  let top = 0;
  for (let at = 0; at < wanted.length; ) {
    let end = at + 1;
    let across = wanted[at]!.width;
    while (end < wanted.length && across + wanted[end]!.width <= width) {
      across += wanted[end]!.width;
      end += 1;
    }
    const line = wanted.slice(at, end);
    const tall = Math.max(...line.map((one) => one.height));
    let left = 0;
    for (const one of line) {
      const wide = (one.width / across) * width;
      const rect = { x: left, y: top, width: wide, height: tall };
      zones.push(laid(one.zone, inset(rect, 2), shapes));
      left += wide;
    }
    top += tall;
    at = end;
  }
  const order = new Map(board.zones.map((zone, at) => [zone.id, at]));
  zones.sort((a, b) => order.get(a.zone.id)! - order.get(b.zone.id)!);
  return { width, height: top, zones };
}

/** The pixels that a zone should have: little when nothing lies there, its area when it is wide. */
function wantedSize(zone: Zone, width: number, unit: number) {
  const across = zone.box.width * unit;
  const down = Math.max(zone.box.height * unit, 40);
  if (zone.items.length === 0 && zone.hidden === 0) {
    const named = zone.name.length * 7 + 24;
    return { width: Math.min(Math.max(named, 44), width), height: Math.min(down, 44) };
  }
  if (across <= width) return { width: Math.max(across, 44), height: down };
  const round = zone.layout === 'ring' || zone.layout === 'hexes';
  return { width, height: round ? (down * width) / across + HEAD : down * (across / width) };
}

function laid(zone: Zone, rect: Rect, shapes: Shapes): Laid {
  const headed = rect.height >= 44 && rect.width >= 36;
  const room = inset(rect, PADDING, headed ? HEAD : PADDING);
  return { zone, rect, headed, ...LAYOUTS[zone.layout](zone, room, shapes) };
}

function inset(rect: Rect, by: number, above = by): Rect {
  return {
    x: rect.x + by,
    y: rect.y + above,
    width: Math.max(rect.width - 2 * by, 1),
    height: Math.max(rect.height - above - by, 1),
  };
}

type Lay = (zone: Zone, room: Rect, shapes: Shapes) => Lying;

const LAYOUTS: Readonly<Record<Zone['layout'], Lay>> = {
  row: rows,
  fan: rows,
  list: rows,
  stack,
  grid,
  track,
  ring,
  hexes,
};

export { around, cell, cells, type Wish };
