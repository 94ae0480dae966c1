/** A title to be chosen: its scene, what it is, for how many, how long, how heavy. */

import type { TitleShown } from 'kronika-client';
import { Art } from '../art/art.tsx';
import { t } from '../words/cards.ts';
import { duration } from '../words/formats.ts';
import { AgainstBot } from './against-bot.tsx';
import { shortly, TitleName } from './title-name.tsx';

export function TitleCard({ shown }: { shown: TitleShown }) {
  const { title, name, about, seats, minutes, weight } = shown;
  return (
    <li class="card title-card" data-title={title}>
      <Art title={title} />
      <div class="title-card-in">
        <h3>
          <TitleName title={title} name={name} />
        </h3>
        <p class="title-card-what">{about[0]}</p>
        <p class="title-facts">
          <span>{seats.min === seats.max ? t('players', { min: seats.min }) : t('playersRange', seats)}</span>
          <span>{duration(minutes * 60)}</span>
          <span>{t(`weight.${weight}`)}</span>
        </p>
        <p class="title-card-do">
          <AgainstBot title={shown} />
          <a href={`/titles/${title}`} aria-label={t('aboutOf', { name: shortly(name) })}>
            {t('about')}
          </a>
        </p>
      </div>
    </li>
  );
}
