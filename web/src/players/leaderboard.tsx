/** Who leads in a title. */

import { useLocation, useRoute } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { Field } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { number, percent } from '../words/formats.ts';
import { t } from '../words/people.ts';

const LEAST = ['1', '3', '10', '30'];
const PAGE = 50;

export default function LeaderboardPage() {
  const { params, query } = useRoute();
  const { route } = useLocation();
  const titles = useTitles();
  const title = params.title ?? '';
  const { persons, least = '1', after, from = '1' } = query;
  const asked = { exclude_bot_games: persons === 'true', min_games: Number(least), after, limit: PAGE };
  const loaded = useLoaded(
    () => kronika.value.listLeaders({ path: { title }, query: asked }),
    [title, persons, least, after],
  );
  const at = (changes: Readonly<Record<string, string>>) => {
    const next = { ...(persons ? { persons } : {}), least, ...changes };
    return `/leaderboards/${title}?${new URLSearchParams(next)}`;
  };
  return (
    <>
      <Heading name={t('leaders', { title: nameOf(titles, title) })} />
      <p class="quiet">{t('leadersText')}</p>
      <div class="line">
        <Field label={t('least')}>
          {(control) => (
            <select
              {...control}
              value={least}
              onChange={(e) => route(at({ least: e.currentTarget.value }), true)}
            >
              {LEAST.map((one) => (
                <option key={one} value={one}>
                  {number(Number(one))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label class="check">
          <input
            type="checkbox"
            checked={persons === 'true'}
            onChange={(e) => route(at({ persons: String(e.currentTarget.checked) }), true)}
          />
          {t('personsOnly')}
        </label>
      </div>
      <Answered loaded={loaded}>
        {({ items, next }) =>
          items.length === 0 ? (
            <p class="quiet">{t('noLeaders')}</p>
          ) : (
            <>
              <div class="wide-table card" role="group" tabIndex={0} aria-label={t('leaders', { title: nameOf(titles, title) })}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col" class="number">
                        {t('place')}
                      </th>
                      <th scope="col">{t('name')}</th>
                      <th scope="col" class="number">
                        {t('beaten')}
                      </th>
                      <th scope="col" class="number">
                        {t('games')}
                      </th>
                      <th scope="col" class="number">
                        {t('wins')}
                      </th>
                      <th scope="col" class="number">
                        {t('average')}
                      </th>
                      <th scope="col" class="number">
                        {t('best')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((one, index) => (
                      <tr
                        key={one.account.id}
                        aria-current={one.account.id === person.value?.account || undefined}
                      >
                        <td class="number">{number(Number(from) + index)}</td>
                        <th scope="row">
                          <a href={`/players/${one.account.id}`} translate={false}>
                            {one.account.name}
                          </a>
                        </th>
                        <td class="number">{percent(one.beaten)}</td>
                        <td class="number">{number(one.games)}</td>
                        <td class="number">{number(one.wins)}</td>
                        <td class="number">{number(one.points_average, 1)}</td>
                        <td class="number">{number(one.points_best)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <div class="line">
                {after && <a href={at({})}>{t('top')}</a>}
                {next && (
                  <a href={at({ after: next, from: String(Number(from) + items.length) })}>
                    {t('further')}
                  </a>
                )}
              </div>
            </>
          )
        }
      </Answered>
    </>
  );
}
