/** Tells everybody at a table that somebody disputes a move, and what became of that. */

import type { Dispute, GameShown } from 'kronika-client';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/verdict.ts';
import { useNoticed } from './noticed.ts';

/** The last dispute of the game, until somebody has closed what is told of it. */
export function Disputed({ game, names }: { game: GameShown; names: readonly string[] }) {
  const last = game.disputes?.at(-1);
  return last ? <Told key={last.number} game={game.id} last={last} names={names} /> : null;
}

function Told({ game, last, names }: { game: string; last: Dispute; names: readonly string[] }) {
  const { closed, close } = useNoticed(game, `${last.number} ${last.status ?? 'open'}`);
  if (closed) return null;
  return (
    <section class="card verdict-notice" role="status">
      <p class="line">
        <SeatMark seat={last.seat} />
        <span>{said(last, names)}</span>
        <a href={`/games/${game}/audit?dispute=${last.number}`}>{t('tableSee')}</a>
        <button type="button" class="plain" onClick={close}>
          {t('tableClose')}
        </button>
      </p>
    </section>
  );
}

function said({ number, seat, ply, status = 'open' }: Dispute, names: readonly string[]): string {
  if (status !== 'open') return t('tableDecided', { number, status });
  return t('tableOpen', { name: names[seat] ?? '', ply: ply ?? 'none' });
}
