/** Which sign stands for an amount, and what a ply brought: read from differences. Pure. */

import type { NumberChanged, ReplayedPly, ThingChanged, ZoneTurned } from 'kronika-client';
import { DRAWN } from '../signs/drawn.ts';
import type { Term } from '../signs/parts.ts';

export type SceneDifference = NumberChanged | ThingChanged | ZoneTurned;

/** The sign of an amount or a thing; none if nothing is drawn for it. */
export function signOf(one: { readonly component?: string | null; readonly kind: string }): string | undefined {
  return [one.component?.split('#')[0], one.kind].find((id) => id !== undefined && DRAWN.has(id));
}

/** Amounts that anybody wants to read: those that make up the points stand in the points already. */
export function worth(differences: readonly SceneDifference[]): readonly SceneDifference[] {
  return differences.filter((one) => one.type !== 'amount' || !one.tally);
}

/** At most so many signs stand behind a move. */
const MOST = 5;

/** What a move brought its seat and took from it. */
export function came(move: ReplayedPly): readonly Term[] {
  const amounts = (move.differences ?? []).filter((one): one is NumberChanged => one.type === 'amount');
  const own = amounts.filter((one) => one.seat === move.seat && !one.tally);
  const total = (move.scores ?? []).find((one) => one.seat === move.seat)?.points;
  const points = (move.gains ?? []).reduce((sum, one) => sum + (one.seat === move.seat ? one.points : 0), 0);
  const goods = own.flatMap((one): Term[] => {
    const sign = signOf(one);
    const count = (one.after ?? 0) - (one.before ?? 0);
    const scored = count === points && one.after === total; // told as points
    return sign === undefined || sign === 'points' || count === 0 || scored ? [] : [{ is: 'term', sign, count, plus: count > 0 }];
  });
  const scored: Term[] = points === 0 ? [] : [{ is: 'term', sign: 'points', count: points, plus: points > 0 }];
  return [...goods, ...scored].slice(0, MOST);
}
