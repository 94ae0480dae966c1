/** Commands that differ only in how much they say: one choice of a number. Pure. */

import type { Way } from './trie.ts';

/** So many of them are no longer buttons of their own. */
const MANY = 3;

export interface Said {
  /** Those that say how much of the same, from the least on. */
  readonly amounts: readonly (readonly Way[])[];
  /** All others, as buttons. */
  readonly buttons: readonly Way[];
}

/** What is said by buttons, and what by a number; `type` is that of the command. */
export function said(ends: readonly Way[], type: (way: Way) => string): Said {
  const alike = new Map<string, Way[]>();
  for (const way of ends) {
    if (way.amount === undefined) continue;
    const key = `${type(way)} ${way.path.join(' ')}`;
    alike.set(key, [...(alike.get(key) ?? []), way]);
  }
  const amounts = [...alike.values()].filter(isNumber).map((ways) => ways.toSorted((a, b) => a.amount! - b.amount!));
  const stepped = new Set(amounts.flat());
  return { amounts, buttons: ends.filter((way) => !stepped.has(way)) };
}

/** Whether they are many, and no two say as much. */
function isNumber(ways: readonly Way[]): boolean {
  return ways.length >= MANY && new Set(ways.map(({ amount }) => amount)).size === ways.length;
}
