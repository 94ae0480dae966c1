/** A title: for how many, against which bots, what is in the box, and what its rules say. */

import type { TitleShown } from 'kronika-client';
import { useRoute } from 'preact-iso';
import { kronika } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { Signs } from '../signs/legend.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { t as lessons } from '../words/introduction.ts';
import { t } from '../words/titles.ts';
import { Box } from './box.tsx';
import { Rules } from './rules.tsx';

export default function Title() {
  const { params } = useRoute();
  const title = params.title ?? '';
  const path = { title };
  const loaded = useLoaded(
    () => kronika.value.getTitle({ path, query: { schemas: false } }),
    [title],
  );
  return (
    <Answered loaded={loaded}>
      {(shown) => (
        <>
          <Heading name={shown.name}>
            <span translate={false}>{shown.name}</span>
          </Heading>
          <div class="line">
            <a class="button main" href={`/games/new?title=${title}`}>
              {t('open')}
            </a>
            {shown.introduction > 0 && (
              <a class="button" href={`/titles/${title}/introduction`}>
                {lessons('introduction')}
              </a>
            )}
            <a class="button" href={`/leaderboards/${title}`}>
              {t('leaders')}
            </a>
            <a class="button" href={`/games?tab=running&title=${title}`}>
              {t('games')}
            </a>
          </div>
          <Facts shown={shown} />
          <Rules title={title} />
          <Signs title={title} />
          <Box title={title} />
        </>
      )}
    </Answered>
  );
}

function Facts({ shown }: { shown: TitleShown }) {
  const { min, max } = shown.seats;
  return (
    <section class="card titles-text" aria-labelledby="title-notes">
      <h2 id="title-notes">{t('notes')}</h2>
      <p>{min === max ? t('players', { min }) : t('playersRange', { min, max })}</p>
      {shown.notes.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <p>
        {t('rulesets')}: <span translate={false}>{shown.rulesets.join(', ')}</span>
      </p>
      <h3>{t('bots')}</h3>
      <dl class="titles-bots">
        {shown.bots.map((bot) => (
          <div key={bot}>
            <dt>{shown.bot_texts?.[bot]?.name ?? bot}</dt>
            <dd>{shown.bot_texts?.[bot]?.hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
