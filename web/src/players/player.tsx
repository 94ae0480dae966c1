/** A player: what they have reached, and their games. */

import type { TrackRecord } from 'kronika-client';
import { useRoute } from 'preact-iso';
import { Games } from '../lobby/games.tsx';
import { kronika } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { list, number } from '../words/formats.ts';
import { t } from '../words/people.ts';

const PAGE = 20;

export default function Player() {
  const { params } = useRoute();
  const player = params.player ?? '';
  const titles = useTitles();
  const found = useLoaded(() => kronika.value.getPlayer({ path: { player } }), [player]);
  const query = { player, limit: PAGE };
  const games = useLoaded(() => kronika.value.listGames({ query }), [player]);
  return (
    <Answered loaded={found}>
      {({ account, records }) => (
        <>
          <Heading name={t('player', { name: account.name })}>
            <span translate={false}>{account.name}</span>
          </Heading>
          <section class="card" aria-labelledby="player-records">
            <h2 id="player-records">{t('records')}</h2>
            {records.length === 0 ? (
              <p class="quiet">{t('noRecords')}</p>
            ) : (
              <Records records={records} name={(slug) => nameOf(titles, slug)} />
            )}
          </section>
          <section class="stack" aria-labelledby="player-games">
            <h2 id="player-games">{t('theirGames', { name: account.name })}</h2>
            <Answered loaded={games}>
              {({ items }) =>
                items.length === 0 ? (
                  <p class="quiet">{t('noRecords')}</p>
                ) : (
                  <Games games={items} titles={titles} />
                )
              }
            </Answered>
          </section>
        </>
      )}
    </Answered>
  );
}

function Records(props: { records: readonly TrackRecord[]; name: (slug: string) => string }) {
  const { records, name } = props;
  return (
    <div class="wide-table" role="group" tabIndex={0} aria-label={t('records')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('title')}</th>
            <th scope="col" class="number">
              {t('seats')}
            </th>
            <th scope="col">{t('opponents')}</th>
            <th scope="col" class="number">
              {t('games')}
            </th>
            <th scope="col" class="number">
              {t('wins')}
            </th>
            <th scope="col">{t('ranks')}</th>
            <th scope="col" class="number">
              {t('average')}
            </th>
            <th scope="col" class="number">
              {t('best')}
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((one) => (
            <tr key={`${one.title} ${one.seats} ${one.opponents}`}>
              <th scope="row">
                <a href={`/leaderboards/${one.title}`} translate={false}>
                  {name(one.title)}
                </a>
              </th>
              <td class="number">{number(one.seats)}</td>
              <td>{t(`opponents.${one.opponents}`)}</td>
              <td class="number">{number(one.games)}</td>
              <td class="number">{number(one.wins)}</td>
              <td>{ranks(one.ranks)}</td>
              <td class="number">{number(one.points_average, 1)}</td>
              <td class="number">{number(one.points_best)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ranks(counts: readonly number[]): string {
  const told = counts.map((count, at) => ({ count, rank: at + 1 })).filter(({ count }) => count > 0);
  return list(told.map((one) => t('rank', one)));
}
