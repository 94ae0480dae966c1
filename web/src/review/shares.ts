/** Chances and points of a review, as the language of the page writes them. */

import { number, percent } from '../words/formats.ts';
import { CENTS, WHOLE } from './reviewed.ts';

/** A chance: "61.5 %". */
export function chance(parts: number): string {
  return percent(parts / WHOLE, 1);
}

/** A change of a chance, with its sign. */
export function chanceBy(parts: number): string {
  return plus(chance(parts), parts);
}

/** Points, with one digit behind the point. */
export function points(cents: number): string {
  return number(cents / CENTS, 1);
}

/** A change of points, with its sign. */
export function pointsBy(cents: number): string {
  return plus(points(cents), cents);
}

/** A gain has a plus, unless it is too small to be seen. */
function plus(text: string, by: number): string {
  return by > 0 && isSeen(text) ? `+${text}` : text;
}

/** Whether a number, as it is written, is not nothing. */
export function isSeen(text: string): boolean {
  return /[1-9]/.test(text);
}
