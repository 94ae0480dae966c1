/** Disputes in one's own games: somebody disputes a move, an arbiter has decided. */

import type { DisputeInGame } from 'kronika-client';
import { TitleName } from '../cards/title-name.tsx';
import { isMine, sitter } from '../lobby/seats.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { useNoticed } from '../table/noticed.ts';
import { ago } from '../words/formats.ts';
import { t } from '../words/home.ts';
import { t as verdict } from '../words/verdict.ts';

interface Props {
  readonly disputes: readonly DisputeInGame[];
  readonly nameOf: (title: string) => string;
}

/** The latest dispute of each game, until it is closed here or at the table. */
export function Disputes({ disputes, nameOf }: Props) {
  const latest = new Map([...disputes].reverse().map((one) => [one.game.id, one]));
  return (
    <>
      {[...latest.values()].map((one) => (
        <Told key={`${one.game.id} ${one.number}`} one={one} name={nameOf(one.game.title)} />
      ))}
    </>
  );
}

function Told({ one, name }: { one: DisputeInGame; name: string }) {
  const { game, number, seat, status } = one;
  const { closed, close } = useNoticed(game.id, `${number} ${status}`);
  if (closed) return null;
  return (
    <section class="card verdict-notice home-disputed" role="status">
      <p class="line">
        <SeatMark seat={seat} />
        <TitleName title={game.title} name={name} />
        <span>
          <b>{said(one)}</b> <span class="quiet small">{ago(one.closed_at ?? one.opened_at)}</span>
        </span>
        <a href={`/games/${game.id}/audit?dispute=${number}`}>{verdict('tableSee')}</a>
        <button type="button" class="plain" onClick={close}>
          {verdict('tableClose')}
        </button>
      </p>
    </section>
  );
}

function said({ game, number, seat, ply, status }: DisputeInGame): string {
  if (status !== 'open') return verdict('tableDecided', { number, status });
  const sits = game.seats[seat];
  if (sits && isMine(sits)) return t('disputeMine', { ply: ply ?? 'none' });
  return verdict('tableOpen', { name: sits ? sitter(sits, game.title) : '', ply: ply ?? 'none' });
}
