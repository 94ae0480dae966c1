/** Chances and points of a review, as the language of the page writes them. */

import { number, percent } from '../words/formats.ts';
import { CENTS, WHOLE } from './reviewed.ts';

/** A chance: "61.5 %". */
export function chance(parts: number): string {
  return percent(parts / WHOLE, 1);
}

/** A change of a chance, with its sign. */
export function chanceBy(parts: number): string {
  return parts > 0 ? `+${chance(parts)}` : chance(parts);
}

/** Points, with one digit behind the point. */
export function points(cents: number): string {
  return number(cents / CENTS, 1);
}

/** A change of points, with its sign. */
export function pointsBy(cents: number): string {
  return cents > 0 ? `+${points(cents)}` : points(cents);
}
