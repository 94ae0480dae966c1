/** The people at the table: names, scores, clocks, who is to move. */

import type { GameShown, Scene } from 'kronika-client';
import { catalogueOf } from '../board/catalogue.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/table.ts';
import { Clock } from './clock.tsx';
import { seatNames } from './seats.ts';

interface Props {
  game: GameShown;
  scene: Scene | undefined;
  seat: number | undefined;
}

export function Players({ game, scene, seat: own }: Props) {
  const names = seatNames(game);
  return (
    <section class="players" aria-labelledby="players">
      <h2 id="players" class="unseen">
        {t('players')}
      </h2>
      <ul>
        {game.seats.map(({ seat, kind, account }) => {
          const forfeit = game.forfeits?.find((one) => one.seat === seat);
          const clock = game.clocks?.find((one) => one.seat === seat);
          const awaited = game.awaits.includes(seat);
          return (
            <li key={seat} class={awaited ? 'player awaited' : 'player'} data-seat={seat}>
              <SeatMark seat={seat} />
              <span class="player-name" translate={false}>
                {account ? <a href={`/players/${account.id}`}>{names[seat]}</a> : names[seat]}
              </span>
              <span class="quiet small">
                {[seat === own && t('you'), kind === 'bot' && t('bot'), forfeit && t(forfeit.why === 'time' ? 'late' : 'forfeited')]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {awaited && <span class="to-move">{t('awaited')}</span>}
              <Score scene={scene} seat={seat} title={game.title} />
              {clock && <Clock clock={clock} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The first number of the seat's board, which is what the game is won by. */
function Score({ scene, seat, title }: { scene: Scene | undefined; seat: number; title: string }) {
  const gauge = scene?.boards.find((one) => one.seat === seat)?.gauges?.[0];
  if (gauge === undefined) return null;
  return (
    <span class="score">
      <strong>{gauge.value}</strong> <span class="quiet small">{catalogueOf(title)?.name(gauge.name)}</span>
    </span>
  );
}
