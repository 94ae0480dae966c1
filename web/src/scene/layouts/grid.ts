/** Columns and rows, as the scene counts them. */

import { cell, fitted, type Rect } from '../cells.ts';
import type { Lying, Shapes } from '../places.ts';
import { together } from '../preferred-sizes.ts';
import type { Item, Zone } from '../whole.ts';
import { rows, sharing } from './rows.ts';

/** Cards are not made narrower than this: their columns are given up instead. */
const NARROWEST = 64;

const GAP = 4;

export function grid(zone: Zone, room: Rect, shapes: Shapes): Lying {
  const columns = 1 + Math.max(0, ...zone.items.map((item) => item.at[0] ?? 0));
  const deep = 1 + Math.max(0, ...zone.items.map((item) => item.at[1] ?? 0));
  const preferred = together(zone.items, shapes);
  const size = fitted(room, columns, deep, GAP, { ...preferred, widest: preferred.widest * 1.5 });
  if (size.width < NARROWEST && zone.items.every((item) => shapes(item) === 'card')) {
    return rows(zone, room, shapes, true);
  }
  const made = { columns, rows: deep, ...size };
  const lots = new Map<number, Item[]>();
  for (const item of zone.items) {
    const at = (item.at[0] ?? 0) + (item.at[1] ?? 0) * columns;
    lots.set(at, [...(lots.get(at) ?? []), item]);
  }
  return { spots: [...lots].flatMap(([at, lot]) => sharing(lot, cell(made, at, room, GAP), shapes)) };
}
