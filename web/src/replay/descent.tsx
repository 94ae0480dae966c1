/** That a game is a fork, an import or a rematch, and of which one. */

import type { GameShown } from 'kronika-client';
import { ForkMark } from '../shell/fork.tsx';
import { t } from '../words/replay.ts';

export function Descent({ game: { descent } }: { game: GameShown }) {
  if (!descent) return null;
  const { how, ply, game } = descent;
  if (how === 'import') return <p class="descent">{t('imported')}</p>;
  const words = how === 'fork' ? t('forkOf', { ply }) : t('rematchOf');
  return (
    <p class="descent">
      <ForkMark /> <a href={`/games/${game}?ply=${ply}`}>{words}</a>
    </p>
  );
}
