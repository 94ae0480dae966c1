/** Marks of decisions: a sign for each, and which of them are mistakes. Pure. */

import type { ReviewedDecision } from 'kronika-client';

export type Mark = ReviewedDecision['mark'];

/** Marks are told by their signs and words; colours only help. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  best: '✓',
  good: '○',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  only: '–',
};

/** From the best to the worst. */
export const MARKS: readonly Mark[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder', 'only'];

/** Whether it is worth going to. */
export function isMistake(mark: Mark): boolean {
  return mark === 'mistake' || mark === 'blunder';
}

/** Whether something else would have been better, by more than a trifle. */
export function isWorse(mark: Mark): boolean {
  return mark === 'inaccuracy' || isMistake(mark);
}
