/** The games that the browser keeps: a way to each, and the end of it. */

import { useEffect, useState } from 'preact/hooks';
import { type About, kept } from '../referee/shelf.ts';
import { announce } from '../shell/announcing.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { t } from '../words/dropped.ts';
import { moment } from '../words/formats.ts';
import { leave } from './opening.ts';

export function Kept() {
  const [games, setGames] = useState<readonly About[]>([]);
  const look = () => void kept().then(setGames);
  useEffect(look, []);
  const titles = useTitles();
  if (games.length === 0) return null;
  const drop = async (id: string) => {
    await leave(id);
    announce(t('forgotten'));
    look();
  };
  return (
    <section class="card" aria-labelledby="dropped-kept">
      <h2 id="dropped-kept">{t('kept')}</h2>
      <p class="quiet">{t('keptText')}</p>
      <ul class="dropped-kept">
        {games.map((one) => (
          <li key={one.id} class="line">
            <a href={`/games/${one.id}`} translate={false}>
              {nameIn(one)}
            </a>
            <span class="quiet small">
              {nameOf(titles, one.title)}, {moment(new Date(one.since).toISOString())}
            </span>
            <button type="button" class="plain" aria-label={t('forgetOf', { name: nameIn(one) })} onClick={() => void drop(one.id)}>
              {t('forget')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameIn({ file, from }: About): string {
  return from === undefined ? file : t('keptBranch', { ply: from.ply, file });
}
