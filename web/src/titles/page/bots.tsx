/** The bots of a title, the weakest first, and how often they beat persons. */

import type { TitleShown, TitleStatistics } from 'kronika-client';
import { percent } from '../../words/formats.ts';
import { t } from '../../words/title.ts';

interface Props {
  readonly shown: TitleShown;
  /** Undefined while they are on their way. */
  readonly statistics: TitleStatistics | undefined;
}

export function Bots({ shown, statistics }: Props) {
  const met = new Map(statistics?.bots.map((one) => [one.bot, one]));
  return (
    <section class="card" aria-labelledby="title-bots">
      <div class="head">
        <h2 id="title-bots">{t('bots')}</h2>
        <a class="head-more" href="/docs">
          {t('ownBot')}
        </a>
      </div>
      <ul class="title-bots">
        {shown.strengths.map(({ bot, strength }) => (
          <li key={bot}>
            <span class={strength === 'easy' ? 'tag' : strength === 'medium' ? 'tag well' : 'tag hard'}>{t(`strength.${strength}`)}</span>
            <span>
              <strong>{shown.bot_texts?.[bot]?.name ?? bot}</strong> {shown.bot_texts?.[bot]?.hint}
            </span>
            <Share met={met.get(bot)} />
          </li>
        ))}
      </ul>
      <p class="quiet small">{t(met.size > 0 ? 'botsText' : 'noBotGames')}</p>
    </section>
  );
}

function Share({ met }: { met: TitleStatistics['bots'][number] | undefined }) {
  if (met === undefined) return <span />;
  return (
    <span class="number quiet" title={t('botGames', { count: met.games })}>
      {percent(met.beaten)} <span class="unseen">({t('botGames', { count: met.games })})</span>
    </span>
  );
}
