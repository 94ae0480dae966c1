/** A new game in one click: you and a bot; or a table with people. */

import type { TitleShown } from 'kronika-client';
import { Art } from '../art/art.tsx';
import { useAgainstBot } from '../cards/against-bot.tsx';
import { TitleName, shortly } from '../cards/title-name.tsx';
import { t } from '../words/home.ts';

export function NewGame({ titles }: { titles: readonly TitleShown[] }) {
  const { busy, play } = useAgainstBot();
  return (
    <section class="card home-new" aria-labelledby="new-game">
      <div class="head">
        <h2 id="new-game">{t('newGame')}</h2>
        <span class="quiet small">{t('oneClick')}</span>
      </div>
      <ul class="quick">
        {titles.map((one) => (
          <li key={one.title}>
            <button type="button" disabled={busy} aria-label={t('quickOf', { name: shortly(one.name) })} onClick={() => play(one)}>
              <Art title={one.title} />
              <TitleName title={one.title} name={one.name} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a class="button" href="/games/new">
          {t('withPeople')}
        </a>
      </p>
    </section>
  );
}
