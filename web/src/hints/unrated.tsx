/** That there are hints in a game, so that it counts in no leaderboard. */

import type { GameShown } from 'kronika-client';
import { t } from '../words/hints.ts';

export function Unrated({ game }: { game: GameShown }) {
  if (!game.terms?.hints) return null;
  return <p class="unrated small quiet">{t('unrated')}</p>;
}
