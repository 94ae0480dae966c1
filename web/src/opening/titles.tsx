/** Which game: a card for each title. */

import type { TitleShown } from 'kronika-client';
import { shortName } from '../titles/known.ts';
import { Art } from '../art/art.tsx';
import { duration } from '../words/formats.ts';
import { t } from '../words/tables.ts';

interface Props {
  readonly titles: readonly TitleShown[];
  readonly chosen: string;
  readonly choose: (title: string) => void;
}

export function Titles({ titles, chosen, choose }: Props) {
  return (
    <fieldset class="opening-titles">
      <legend class="unseen">{t('which')}</legend>
      {titles.map((one) => (
        <label key={one.title} class={`opening-card of-${one.title}`}>
          <input
            type="radio"
            name="title"
            checked={one.title === chosen}
            onChange={() => choose(one.title)}
          />
          <Art title={one.title} />
          <span class="opening-name" translate={false}>
            {shortName(one)}
          </span>
          <span class="quiet small">{duration(one.minutes * 60)}</span>
        </label>
      ))}
    </fieldset>
  );
}
