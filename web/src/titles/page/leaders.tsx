/** Who leads in a title, and where one stands oneself. */

import type { Leaderboard, LeaderShown, TitleShown } from 'kronika-client';
import { kronika, person } from '../../session/session.ts';
import { useLoaded } from '../../shell/loaded.ts';
import { Answered } from '../../shell/waiting.tsx';
import { number, percent } from '../../words/formats.ts';
import { t } from '../../words/title.ts';

const SHOWN = 6;

export function Leaders({ shown: { title } }: { shown: TitleShown }) {
  const query = { limit: SHOWN, exclude_bots: true };
  const loaded = useLoaded(() => kronika.value.listLeaders({ path: { title }, query }), [title]);
  return (
    <section class="card" aria-labelledby="title-leaders">
      <div class="head">
        <h2 id="title-leaders">{t('leaders')}</h2>
        <span class="quiet small">{t('leadersText')}</span>
        <a class="head-more" href={`/leaderboards/${title}`}>
          {t('allLeaders')}
        </a>
      </div>
      <Answered loaded={loaded}>
        {(board) => (board.items.length === 0 ? <p class="quiet">{t('noLeaders')}</p> : <Board board={board} />)}
      </Answered>
    </section>
  );
}

function Board({ board: { items, me } }: { board: Leaderboard }) {
  const own = person.value?.account;
  return (
    <>
      <table class="title-leaders">
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('place')}>#</abbr>
            </th>
            <th scope="col">{t('player')}</th>
            {(['beaten', 'games', 'mean', 'best'] as const).map((one) => (
              <th scope="col" class="number" key={one}>
                {t(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one, index) => (
            <tr key={one.account.id} aria-current={one.account.id === own || undefined}>
              <td>{number(index + 1)}</td>
              <th scope="row">
                <a href={`/players/${one.account.id}`} translate={false}>
                  {one.account.name}
                </a>
              </th>
              <Figures of={one} />
            </tr>
          ))}
          {me && me.place > items.length && (
            <tr aria-current="true">
              <td>{number(me.place)}</td>
              <th scope="row">{t('you')}</th>
              <Figures of={me} />
            </tr>
          )}
        </tbody>
      </table>
      {me && <p class="small">{t('yourPlace', { place: number(me.place), players: number(me.players) })}</p>}
      <p class="quiet small">{t('beatenText')}</p>
    </>
  );
}

function Figures({ of }: { of: Omit<LeaderShown, 'account'> }) {
  return (
    <>
      <td class="number">{percent(of.beaten)}</td>
      <td class="number">{number(of.games)}</td>
      <td class="number">{number(of.points_average, 0)}</td>
      <td class="number">{number(of.points_best)}</td>
    </>
  );
}
