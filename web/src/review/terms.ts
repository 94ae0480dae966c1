/** The terms of a result, one behind the other, as a picture has them. Pure. */

import type { SeatBalance, SeatEstimate } from 'kronika-client';
import { WHOLE } from './reviewed.ts';

/** In the order in which they add up to the result. */
export const TERMS = ['own', 'rivals', 'chance', 'revealed'] as const;
export type Term = (typeof TERMS)[number];

/** A bar from one share of the width to another. */
export interface Bar {
  readonly term: 'start' | Term | 'result';
  readonly worth: SeatEstimate;
  readonly from: number;
  readonly to: number;
}

export interface Picture {
  readonly bars: readonly Bar[];
  /** Where a chance of nothing and a sure win lie, as shares of the width. */
  readonly none: number;
  readonly sure: number;
  /** The result without luck, and the bounds of it. */
  readonly adjusted: { readonly at: number; readonly low: number; readonly high: number };
}

/** The bars of a seat: where it began, what changed that, where it ended. */
export function pictureOf(balance: SeatBalance): Picture {
  const { start, result, adjusted } = balance;
  let sum = start.chance;
  const terms = TERMS.map((term) => {
    const [from, worth] = [sum, balance[term]];
    sum += worth.chance;
    return { term, worth, from, to: sum };
  });
  const bars = [
    { term: 'start' as const, worth: start, from: 0, to: start.chance },
    ...terms,
    { term: 'result' as const, worth: result, from: 0, to: result.chance },
  ];
  const ends = [...bars.flatMap(({ from, to }) => [from, to]), adjusted.chance, adjusted.low, adjusted.high];
  const [least, most] = [Math.min(0, ...ends), Math.max(WHOLE, ...ends)];
  const share = (parts: number) => (parts - least) / (most - least);
  return {
    bars: bars.map((bar) => ({ ...bar, from: share(bar.from), to: share(bar.to) })),
    none: share(0),
    sure: share(WHOLE),
    adjusted: { at: share(adjusted.chance), low: share(adjusted.low), high: share(adjusted.high) },
  };
}
