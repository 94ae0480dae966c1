/** Where the points of a seat came from: each change with what the fact says that made it. */

import { signed } from '../words/formats.ts';
import { t } from '../words/table.ts';
import type { Gain } from './past.ts';

const LINES = 12;

export function History({ gains, game }: { gains: readonly Gain[]; game: string }) {
  if (gains.length === 0) return null;
  return (
    <details class="history small">
      <summary>{t('history')}</summary>
      <ul>
        {gains.slice(0, LINES).map(({ ply, points, text }, at) => (
          <li key={at}>
            <a href={`/games/${game}?ply=${ply}`} title={t('toPly', { ply })}>
              <span class="ply">{ply}</span> <b>{signed(points)}</b> {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
