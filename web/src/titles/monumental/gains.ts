/** What cards of a city give together when they are activated: the sum of what is printed on them. */

import type { Told } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';

/** Resources in their order; the first ones do not last. */
export const PERISHABLE = ['production', 'science', 'military', 'military_neutral'] as const;
export const KEPT = ['gold', 'culture', 'production_token'] as const;

/** The icons of cards, added up. */
export function gains(told: Told, items: readonly Item[]): readonly Part[] {
  const sums = new Map<string, number>();
  for (const { component } of items) {
    for (const part of told.catalogue.formulas(component ?? '', 'gives').flatMap(({ parts }) => parts)) {
      if (part.is === 'term') sums.set(part.sign, (sums.get(part.sign) ?? 0) + (part.count ?? 0));
    }
  }
  return [...PERISHABLE, ...KEPT].filter((sign) => sums.has(sign)).map((sign) => ({ is: 'term', sign, count: sums.get(sign)! }));
}

const NUMBERS = [1, 2, 3] as const;

/** The slots, 1 to 9, of a row and a column; without one of them those of the other alone. */
export function slotsOf(row: number | undefined, column: number | undefined): readonly number[] {
  const all = NUMBERS.flatMap((r) => NUMBERS.map((c) => [r, c] as const));
  return all.filter(([r, c]) => r === row || c === column).map(([r, c]) => 3 * (r - 1) + c);
}
