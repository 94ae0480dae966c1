/** What the scene says of what would come: the end of a turn, prices of places, needs that are met. */

import type { Told } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';

export const SPACES = [1, 2, 3, 4, 5, 6];

/** The monuments of a Timeline, from the first space on, the lower part first. */
export function onTimeline(told: Told, seat: number): readonly Item[] {
  return SPACES.flatMap((number) =>
    told.zone(`space-${seat}-${number}`).items.toSorted((a, b) => (b.at[0] ?? 0) - (a.at[0] ?? 0)),
  );
}

/** What is left on a monument after the Timeline phase; what is on it now, if nothing changes. */
export function leftOn(told: Told, item: Item): number {
  return told.gauge(`after/${item.id}`) ?? Number(item.label);
}

/** The monuments that reach the Past at the end of the turn, in order. */
export function falling(told: Told, seat: number): readonly Item[] {
  const order = ({ id }: Item) => told.gauge(`falls/${id}`);
  return onTimeline(told, seat)
    .filter((item) => order(item) !== undefined)
    .toSorted((a, b) => order(a)! - order(b)!);
}

/** The least that a hand card costs at any place; `undefined` if no place can be paid for. */
export function leastPrice(told: Told, card: string, seat: number): number | undefined {
  const zones = [...SPACES.map((number) => `space-${seat}-${number}`), `artifacts-${seat}`];
  const prices = zones.map((zone) => told.gauge(`price/${card}/${zone}`)).filter((price) => price !== undefined);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** What the needs of a technology count for a seat now, and whether they are met. */
export function needsOf(told: Told, technology: string, seat: number): { met: boolean; have: readonly number[] } | undefined {
  const met = told.gauge(`met/${technology}/${seat}`);
  if (met === undefined) return undefined;
  const have: number[] = [];
  for (let at = 0; told.gauge(`have/${technology}/${seat}/${at}`) !== undefined; at++) {
    have.push(told.gauge(`have/${technology}/${seat}/${at}`)!);
  }
  return { met: met > 0, have };
}
