/** Rolled dice of a battle, side by side; pure. */

import type { Told } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';

/** A side with its dice: equal ones are one item, the highest come first. */
export interface Row {
  readonly side: Item;
  readonly dice: readonly Item[];
  /** What each die shows. */
  readonly shown: readonly number[];
}

/** What a side is called in ids of its dice, gauges and odds: behind `side-` or `last-`. */
export function nameOf({ id }: Item): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The sides, the best first; nothing, before they have rolled. */
export function rolledOf(told: Told): readonly Row[] | undefined {
  const all = told.zone('dice').items;
  const rows = told.zone('sides').items.map((side) => {
    const dice = all.filter(({ id }) => id.startsWith(`die-${nameOf(side)}-`));
    return { side, dice, shown: dice.flatMap(({ label, count }) => Array<number>(count).fill(Number(label))) };
  });
  if (rows.length === 0 || rows.some(({ dice }) => dice.length === 0)) return undefined;
  return [...rows].sort((a, b) => higher(b.shown, a.shown));
}

/** By the first dice that differ; a row that is shorter counts as 0 there. */
function higher(one: readonly number[], other: readonly number[]): number {
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, order) => order).find((order) => one[order] !== other[order]);
  return at === undefined ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
