/** What a hint says, in a sentence. */

import { chance } from '../review/shares.ts';
import { t } from '../words/hints.ts';
import type { Hinting } from './hinting.ts';

/** The suggestion that is shown, or that one is being looked for; `undefined` if neither. */
export function hintSaid({ asking, shown }: Hinting): string | undefined {
  if (asking.value) return t('asking');
  const told = shown.value;
  return told && t('said', { rank: told.rank, words: told.words, chance: chance(told.chance) });
}
