/** A new game in one click: you and a bot, or the table of last time; or a table with people. */

import type { TitleShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Art } from '../art/art.tsx';
import { useAgainstBot } from '../cards/against-bot.tsx';
import { TitleName, shortly } from '../cards/title-name.tsx';
import { opened } from '../opening/opened.ts';
import { lastTable } from '../opening/remembered.ts';
import { paceSaid, whoPlays } from '../opening/summary.tsx';
import { attempt } from '../shell/problems.tsx';
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
      <p class="line">
        <a class="button" href="/games/new">
          {t('withPeople')}
        </a>
        <AsLastTime titles={titles} />
      </p>
    </section>
  );
}

/** Opens the table of last time again, at once. */
function AsLastTime({ titles }: { titles: readonly TitleShown[] }) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const wish = lastTable(new Map(titles.map((one) => [one.title, one])));
  const title = titles.find((one) => one.title === wish?.title);
  if (wish === undefined || title === undefined) return null;
  const open = async () => {
    setBusy(true);
    const game = await attempt(() => opened(wish, title));
    setBusy(false);
    if (game !== undefined) route(`/games/${game}`);
  };
  const told = t('asLast', { name: shortly(title.name), who: whoPlays(wish, title), pace: paceSaid(wish) });
  return (
    <button type="button" disabled={busy} title={told} aria-label={`${t('again')}: ${told}`} onClick={() => void open()}>
      {t('again')}
    </button>
  );
}
