/**
 * Where everything of a board lies, in pixels: pure, from a scene's units and a scale.
 *
 * Places are given for the pixels that are there, so letters keep their size at every zoom. Where a
 * board is too narrow for its boxes, the zones flow instead, in the order in which they are read.
 */

import { around, cell, cells, type Rect, type PreferredSize } from './cells.ts';
import { grid } from './layouts/grid.ts';
import { extent, hexes } from './layouts/hexes.ts';
import { ring } from './layouts/ring.ts';
import { rows } from './layouts/rows.ts';
import { stack } from './layouts/stack.ts';
import { track } from './layouts/track.ts';
import type { Lying, Shape, Shapes } from './places.ts';
import type { Board, Item, Zone } from './whole.ts';

export type Laid = Lying & Readonly<{ zone: Zone; rect: Rect; headed: boolean; sided: boolean }>;

export type Plan = Readonly<{ width: number; height: number; zones: readonly Laid[] }>;

export const HEAD = 20;

/** Pixels beside what lies in a zone that is too low for a heading. */
export const SIDE = 28;
const PADDING = 4;

/** Pixels across that a board has at 100 %. */
export const NATURAL = 1200;

/** Below so many pixels across the boxes of a board are not kept. */
export const NARROW = 760;

/** A board so many pixels across. Where nothing lies, it is squeezed. */
export function laidOut(board: Board, width: number, shapes: Shapes): Plan {
  const [columns, deep] = board.size;
  const used = columns - unused(board, columns, ({ x, width: across }) => [x, across]).size;
  const gaps = (columns - used) * GAP;
  const unit = (width - gaps) / Math.max(used, 1);
  const across = squeezed(columns, unit, unused(board, columns, (box) => [box.x, box.width]), [], () => 1);
  const empty = board.zones.filter((zone) => zone.items.length === 0 && zone.hidden === 0);
  const full = board.zones.filter((zone) => !empty.includes(zone));
  const none = unused(board, deep, (box) => [box.y, box.height]);
  const quiet = unused({ zones: full }, deep, (box) => [box.y, box.height]);
  const down = squeezed(deep, unit, none, [...quiet].filter((row) => !none.has(row)), (row) =>
    Math.max(1, ...full.filter(({ box }) => covers(box, row)).map((zone) => stretch(zone, unit, shapes))),
  );
  const zones = board.zones.map((zone) => {
    const { box } = zone;
    const [x, y] = [across[box.x]!, down[box.y]!];
    const rect = { x, y, width: across[box.x + box.width]! - x, height: down[box.y + box.height]! - y };
    return laid(zone, inset(rect, 2), shapes);
  });
  return { width, height: down[deep]!, zones };
}

/** Pixels of a column or row in which no zone is. */
const GAP = 6;

/** Pixels of a row in which only empty zones are; several make up for one name at least. */
const QUIET = 14;

/** The columns or rows in which no zone is. */
function unused(
  { zones }: Pick<Board, 'zones'>,
  count: number,
  side: (box: Zone['box']) => readonly [number, number],
): ReadonlySet<number> {
  const free = new Set(Array.from({ length: count }, (_, at) => at));
  for (const { box } of zones) {
    const [from, length] = side(box);
    for (let at = from; at < from + length; at += 1) free.delete(at);
  }
  return free;
}

function covers({ y, height }: Zone['box'], row: number): boolean {
  return y <= row && row < y + height;
}

/** Pixels down that a card should have, so that its words can be read. */
const CARD = 104;

/** How much higher than its box a zone should be, for the cards that lie in it. */
function stretch(zone: Zone, unit: number, shapes: Shapes): number {
  const shape = zone.items[0] === undefined ? undefined : shapes(zone.items[0]);
  if (shape !== 'card' || zone.layout === 'grid' || zone.layout === 'hexes') return 1;
  const lines = zone.layout === 'list' && zone.slots > 0 ? zone.slots : 1;
  return Math.min(1.7, (lines * CARD + HEAD + 12) / (zone.box.height * unit));
}

/** Where each column or row begins, and the last one ends. */
function squeezed(
  count: number,
  unit: number,
  free: ReadonlySet<number>,
  quiet: readonly number[],
  larger: (at: number) => number,
): readonly number[] {
  const ends = [0];
  for (let at = 0; at < count; at += 1) {
    const length = free.has(at) ? Math.min(GAP, unit) : quiet.includes(at) ? Math.min(QUIET, unit) : unit * larger(at);
    ends.push(ends[at]! + length);
  }
  return ends;
}

/** A board whose zones flow into so many pixels, row by row. */
export function flowing(board: Board, width: number, unit: number, shapes: Shapes): Plan {
  let widest = width;
  const inOrder = [...board.zones].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const wanted = inOrder.map((zone) => ({ zone, ...wantedSize(zone, width, unit, shapes) }));
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
    widest = Math.max(widest, across);
    for (const one of line) {
      const wide = Math.max((one.width / across) * width, one.width);
      const rect = { x: left, y: top, width: wide, height: tall };
      zones.push(laid(one.zone, inset(rect, 2), shapes));
      left += wide;
    }
    top += tall;
    at = end;
  }
  const order = new Map(board.zones.map((zone, at) => [zone.id, at]));
  zones.sort((a, b) => order.get(a.zone.id)! - order.get(b.zone.id)!);
  return { width: widest, height: top, zones };
}

/** The side of a hex, at least. */
const HEX = 38;

const CARDS: readonly Shape[] = ['card', 'tile', 'board'];

/** Pixels across of a card among those that flow. */
const FLOWN = 104;

/** The pixels that a zone should have: little when nothing lies there, its area when it is wide. */
function wantedSize(zone: Zone, width: number, unit: number, shapes: Shapes) {
  const across = zone.box.width * unit;
  const down = Math.max(zone.box.height * unit, 40);
  if (zone.items.length === 0 && zone.hidden === 0) {
    const named = zone.name.length * 7 + 24;
    return { width: Math.min(Math.max(named, 44), width), height: Math.min(down, 44) };
  }
  if (zone.layout === 'hexes') {
    const [wide, deep] = extent(zone);
    const size = Math.max(HEX, (width - 12) / wide);
    return { width: Math.max(width, wide * size + 12), height: deep * size + HEAD + 12 };
  }
  if (zone.layout === 'ring' && zone.slots <= 16) {
    return { width: width / 2, height: width / 2 + HEAD };
  }
  const first = zone.items[0];
  if (zone.layout !== 'stack' && (first === undefined || CARDS.includes(shapes(first)))) {
    const count = Math.max(zone.items.length + (zone.hidden > 0 ? 1 : 0), zone.slots);
    const columns = Math.max(1, Math.floor((width - 8) / FLOWN));
    const lines = Math.min(Math.ceil(count / columns), 4);
    return { width: Math.min(width, Math.max(count * FLOWN + 8, 60)), height: lines * (CARD + 6) + HEAD + 8 };
  }
  if (across <= width) return { width: Math.max(across, 44), height: down };
  return { width, height: zone.layout === 'ring' ? (down * width) / across + HEAD : down * (across / width) };
}

function laid(zone: Zone, rect: Rect, shapes: Shapes): Laid {
  const headed = rect.height >= 44 && rect.width >= 36;
  const sided = !headed && rect.width >= 5 * SIDE && zone.items.length > 0;
  const whole = inset(rect, PADDING, headed ? HEAD : PADDING);
  const room = sided ? { ...whole, x: whole.x + SIDE, width: whole.width - SIDE } : whole;
  return { zone, rect, headed, sided, ...LAYOUTS[zone.layout](zone, room, shapes) };
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

export { around, cell, cells, type PreferredSize };
