/** The people at the table: names, scores, clocks, who is to move. */

import type { GameShown } from 'kronika-client';
import { Team } from '../arranged/team.tsx';
import type { Told } from '../arranged/told.ts';
import { announce } from '../shell/announcing.tsx';
import { isHere } from '../referee/addresses.ts';
import { SeatMark } from '../shell/seat.tsx';
import { LegendOf, Sign } from '../signs/sign.tsx';
import { arrangementOf } from '../titles/arranged.ts';
import { divisible } from '../words/hyphens.ts';
import { t } from '../words/table.ts';
import { Clock } from './clock.tsx';
import { History } from './history.tsx';
import { tellShort } from './notices.ts';
import type { Past } from './past.ts';
import { seatNames } from './seats.ts';

/** Names of bots with so many letters may be divided: five seats on a phone have little room. */
const SHORT = 7;

interface Props {
  game: GameShown;
  told: Told | undefined;
  past: Past;
  seat: number | undefined;
}

export function Players({ game, told, past, seat: own }: Props) {
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
            <li key={seat} class={awaited ? 'player tone awaited' : 'player'} data-seat={seat}>
              <SeatMark seat={seat} />
              <span class="player-name">
                <span translate={false}>{account && !isHere(game.id) ? <a href={`/players/${account.id}`}>{names[seat]}</a> : divisible(names[seat] ?? '', SHORT)}</span>{' '}
                <span class="player-state quiet">
                  {[
                    seat === own && t('you'),
                    kind === 'bot' && t('bot'),
                    forfeit && t(forfeit.why === 'time' ? 'late' : 'forfeited'),
                    awaited && t('awaited'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>{' '}
                {told && <Team told={told} seat={seat} own={own} />}
              </span>
              {told && <Score told={told} seat={seat} />}
              {told && <Goods told={told} seat={seat} title={game.title} />}
              {clock && <Clock clock={clock} onShort={seat === own ? () => hurry(game) : undefined} />}
              <History gains={past.gainsOf(seat)} game={game.id} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One's own time is short: heard, read aloud, and told to somebody who looks elsewhere. */
function hurry(game: GameShown): void {
  announce(t('short'));
  tellShort(t('short'), game.title, game.id);
}

/** The first number of the seat's board, which is what the game is won by. */
function Score({ told, seat }: { told: Told; seat: number }) {
  const gauge = told.board(seat)?.gauges[0];
  if (gauge === undefined) return null;
  return (
    <span class="score">
      <strong>{gauge.value}</strong>{' '}
      {gauge.name === 'points' && <Sign id="points" />}
      <span class={gauge.name === 'points' ? 'unseen' : 'quiet small'}>{told.catalogue.name(gauge.name)}</span>
    </span>
  );
}

/** What the seat owns: as the title says it, else its other numbers. */
function Goods({ told, seat, title }: { told: Told; seat: number; title: string }) {
  const goods = arrangementOf(title)?.goods(told, seat);
  const { catalogue } = told;
  if (goods === undefined) return null;
  return (
    <LegendOf.Provider value={catalogue}>
      <ul class="player-goods">
        {goods.map(({ sign, count }) => (
          <li key={sign} class={count === 0 ? 'none' : undefined}>
            <Sign id={sign} /> <b>{count}</b>
            <span class="unseen">{catalogue.sign(sign).name}</span>
          </li>
        ))}
      </ul>
    </LegendOf.Provider>
  );
}
