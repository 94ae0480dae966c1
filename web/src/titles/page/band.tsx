/** What a title is, at a glance: its scene, three sentences, for how many, how long, how heavy; and three ways in. */

import type { TitleShown } from 'kronika-client';
import { Art } from '../../art/art.tsx';
import { useAgainstBot } from '../../cards/against-bot.tsx';
import { shortly } from '../../cards/title-name.tsx';
import { Heading } from '../../shell/heading.tsx';
import { duration } from '../../words/formats.ts';
import { t } from '../../words/title.ts';

export function Band({ shown }: { shown: TitleShown }) {
  const { title, name, about } = shown;
  return (
    <section class="title-band" data-title={title}>
      <Art title={title} />
      <div class="title-band-say">
        <Heading name={name}>
          <span class="title-name" data-title={title} translate={false}>
            {name}
          </span>
        </Heading>
        <p>{about.join(' ')}</p>
        <Facts shown={shown} />
      </div>
      <Ways shown={shown} />
    </section>
  );
}

function Facts({ shown: { seats, minutes, weight } }: { shown: TitleShown }) {
  return (
    <p class="title-band-facts">
      <span>{seats.min === seats.max ? t('players', { min: seats.min }) : t('playersRange', seats)}</span>
      <span>{t('usually', { time: duration(minutes * 60) })}</span>
      <span>{t(`weight.${weight}`)}</span>
    </p>
  );
}

function Ways({ shown }: { shown: TitleShown }) {
  const { busy, play } = useAgainstBot();
  const { title, name, introduction } = shown;
  return (
    <div class="title-band-ways">
      <button type="button" class="big" disabled={busy} aria-label={t('againstBotOf', { name: shortly(name) })} onClick={() => play(shown)}>
        {t('againstBot')}
      </button>
      <a class="button" href={`/games/new?title=${title}`}>
        {t('openTable')}
      </a>
      {introduction > 0 && (
        <a class="button" href={`/titles/${title}/introduction`}>
          {t('introduction', { count: introduction })}
        </a>
      )}
    </div>
  );
}
