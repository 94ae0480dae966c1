/** What one can do while nobody has come: read, or watch others. */

import type { GameShown, TitleShown } from 'kronika-client';
import { sitter } from '../lobby/seats.tsx';
import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { list } from '../words/formats.ts';
import { t as lessons } from '../words/introduction.ts';
import { t } from '../words/tables.ts';

export function Meanwhile({ title, game }: { title: TitleShown | undefined; game: GameShown }) {
  const query = { status: 'running', title: game.title, limit: 1 } as const;
  const other = useLoaded(() => kronika.value.listGames({ query }), [game.title]).value?.items[0];
  return (
    <section class="waiting-meanwhile" aria-labelledby="waiting-meanwhile">
      <h2 id="waiting-meanwhile">{t('meanwhile')}</h2>
      <div class="waiting-ways">
        <div class="card">
          <h3>{t('learn')}</h3>
          <p class="quiet">{title?.about[0]}</p>
          <div class="line">
            {(title?.introduction ?? 0) > 0 && (
              <a class="button" href={`/titles/${game.title}/introduction`}>
                {lessons('learn')}
              </a>
            )}
            <a class="button" href={`/titles/${game.title}`}>
              {t('toTitle')}
            </a>
          </div>
        </div>
        {other && (
          <div class="card">
            <h3>{t('watchOthers', { names: list(other.seats.map((one) => sitter(one, other.title))) })}</h3>
            <p class="quiet">{t('calledBack')}</p>
            <div>
              <a class="button" href={`/games/${other.id}`}>
                {t('watch')}
              </a>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
