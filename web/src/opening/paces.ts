/** How fast a game is to be: a few usual clocks, none, or one of one's own. */

import { NO_CLOCK, type TermsChosen } from './terms.tsx';

export const PACE_NAMES = ['none', 'live', 'slow', 'day', 'days', 'own'] as const;
export type Pace = (typeof PACE_NAMES)[number];

/** Seconds, of which a game has so many for each seat, or for each move. */
export const PACES: Readonly<Record<Exclude<Pace, 'own'>, TermsChosen>> = {
  none: NO_CLOCK,
  live: { ...NO_CLOCK, clock: 'total', seconds: 900, increment: 20 },
  slow: { ...NO_CLOCK, clock: 'total', seconds: 1_800, increment: 30 },
  day: { ...NO_CLOCK, clock: 'per-move', seconds: 86_400 },
  days: { ...NO_CLOCK, clock: 'per-move', seconds: 259_200 },
};

/** The terms with the clock of a pace; what is agreed on beside the clock stays. */
export function paced(pace: Pace, terms: TermsChosen): TermsChosen {
  if (pace === 'own') return terms;
  const { takebacks, dispute } = terms;
  return { ...PACES[pace], takebacks, dispute };
}
