/** How games of a title go: a few plots, each with its numbers as a table. */

import type { CompanyStatistics, TitleStatistics } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Loaded } from '../../shell/loaded.ts';
import { Answered } from '../../shell/waiting.tsx';
import { day, number, roughly } from '../../words/formats.ts';
import { t } from '../../words/title.ts';
import { Scores } from './scores.tsx';
import { SeatWins } from './seat-wins.tsx';
import { Sources } from './sources.tsx';

export function Statistics({ loaded }: { loaded: Loaded<TitleStatistics> }) {
  return (
    <section class="card" aria-labelledby="title-statistics">
      <Answered loaded={loaded}>
        {({ companies }) =>
          companies.length > 0 ? (
            <Companies companies={companies} />
          ) : (
            <>
              <h2 id="title-statistics">{t('statistics')}</h2>
              <p class="quiet">{t('noStatistics')}</p>
            </>
          )
        }
      </Answered>
    </section>
  );
}

/** One company at a time: games between persons first, because bots play otherwise. */
function Companies({ companies }: { companies: readonly CompanyStatistics[] }) {
  const [wanted, setWanted] = useState<CompanyStatistics['company']>();
  const shown = companies.find(({ company }) => company === wanted) ?? companies[0]!;
  return (
    <>
      <div class="head">
        <h2 id="title-statistics">{t('statistics')}</h2>
        <span class="quiet small">{t('gamesSince', { count: shown.games, day: day(shown.oldest_finished_at) })}</span>
      </div>
      {companies.length > 1 && (
        <div class="title-companies" role="group" aria-label={t('companies')}>
          {companies.map(({ company }) => (
            <button key={company} type="button" aria-pressed={company === shown.company} onClick={() => setWanted(company)}>
              {t(`company.${company}`)}
            </button>
          ))}
        </div>
      )}
      <SeatWins sizes={shown.sizes} />
      <Scores scores={shown.scores} />
      <Sources sources={shown.sources} />
      <Length sizes={shown.sizes} />
    </>
  );
}

/** How long games take, by number of seats: the middle half of them. */
function Length({ sizes }: { sizes: CompanyStatistics['sizes'] }) {
  return (
    <div class="title-plot">
      <h3>{t('length')}</h3>
      <table class="small">
        <thead>
          <tr>
            {(['seats', 'games', 'time', 'moves'] as const).map((one) => (
              <th scope="col" key={one} class={one === 'games' ? 'number' : undefined}>
                {t(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ seats, games, minutes, plies }) => (
            <tr key={seats}>
              <th scope="row">{t('players', { min: seats })}</th>
              <td class="number">{number(games)}</td>
              <td>{between(roughly(60 * minutes.low, 60), roughly(60 * minutes.high, 60))}</td>
              <td>{between(number(plies.low, 0), number(plies.high, 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet small">{t('lengthText')}</p>
    </div>
  );
}

function between(low: string, high: string): string {
  return low === high ? low : t('between', { low, high });
}

