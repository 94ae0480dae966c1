/** All titles: each with what it is, and a game against a bot in one click. */

import { TitleCard } from '../cards/title-card.tsx';
import { Heading } from '../shell/heading.tsx';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/titles.ts';
import { useTitles } from './known.ts';

export default function Titles() {
  const titles = useTitles();
  return (
    <div class="whole stack">
      <Heading name={t('all')} />
      <Answered loaded={titles}>
        {(all) => (
          <ul class="title-cards">
            {[...all.values()].map((one) => (
              <TitleCard key={one.title} shown={one} />
            ))}
          </ul>
        )}
      </Answered>
    </div>
  );
}
