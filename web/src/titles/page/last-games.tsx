/** The games of a title that ended last: who had how many points, how long it took. */

import type { GameListed, TitleShown } from 'kronika-client';
import { Position } from '../../art/position.tsx';
import { sitter } from '../../lobby/seats.tsx';
import { kronika } from '../../session/session.ts';
import { useLoaded } from '../../shell/loaded.ts';
import { Answered } from '../../shell/waiting.tsx';
import { ago, number, roughly } from '../../words/formats.ts';
import { t } from '../../words/title.ts';

const SHOWN = 4;

export function LastGames({ shown: { title } }: { shown: TitleShown }) {
  const query = { title, status: 'finished', limit: SHOWN } as const;
  const loaded = useLoaded(() => kronika.value.listGames({ query }), [title]);
  return (
    <section class="card" aria-labelledby="title-last">
      <div class="head">
        <h2 id="title-last">{t('lastGames')}</h2>
        <a class="head-more" href={`/games?tab=finished&title=${title}`}>
          {t('allGames')}
        </a>
      </div>
      <Answered loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="quiet">{t('noGames')}</p>
          ) : (
            <ul class="rows">
              {items.map((game) => (
                <Last key={game.id} game={game} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function Last({ game }: { game: GameListed }) {
  const seats = new Map(game.seats.map((one) => [one.seat, one]));
  const standings = game.result?.standings ?? [];
  const told = standings.map(({ seat, points }) => `${sitter(seats.get(seat)!, game.title)} ${number(points)}`);
  const { started_at: began, finished_at: ended } = game;
  const seconds = began && ended ? (Date.parse(ended) - Date.parse(began)) / 1000 : undefined;
  return (
    <li class="title-last">
      <Position game={game} />
      <div>
        <a href={`/games/${game.id}`} translate={false}>
          {told.join(', ')}
        </a>
        <p class="quiet small">
          {seconds !== undefined && <>{roughly(seconds)}, </>}
          {ago(ended ?? game.updated_at)}
        </p>
      </div>
    </li>
  );
}
