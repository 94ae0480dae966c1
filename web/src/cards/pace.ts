/** How fast a game is played, in a few words: "live, 15 min each". */

import type { Terms } from 'kronika-client';
import { t } from '../words/cards.ts';
import { duration } from '../words/formats.ts';

const A_DAY = 86_400;

export function paceOf(terms: Terms | null | undefined): string {
  const pace = terms?.clock?.pace;
  if (pace === undefined) return t('noClock');
  const time = duration(pace.seconds);
  if (pace.type === 'total') return t(pace.seconds < A_DAY ? 'liveEach' : 'each', { time });
  return t('aMove', { time });
}
