/** Games in which others decide, and tables of one's own that wait for players. */

import type { GameListed } from 'kronika-client';
import { Art } from '../art/art.tsx';
import { MoveLine } from '../cards/move-told.tsx';
import { paceOf } from '../cards/pace.ts';
import { SeatSigns } from '../cards/seat-signs.tsx';
import { TitleName } from '../cards/title-name.tsx';
import { sitter } from '../lobby/seats.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { serverNow } from '../session/server-time.ts';
import { secondsLeft } from '../waiting/waiting.ts';
import { roughly } from '../words/formats.ts';
import { t } from '../words/home.ts';

interface Props {
  readonly games: readonly GameListed[];
  readonly nameOf: (title: string) => string;
}

export function Others({ games, nameOf }: Props) {
  if (games.length === 0) return null;
  return (
    <section class="card home-others" aria-labelledby="others">
      <div class="head">
        <h2 id="others">{t('others')}</h2>
        <span class="quiet small">{t('games', { count: games.length })}</span>
        <a class="head-more" href="/games?tab=mine">
          {t('allOfMine')}
        </a>
      </div>
      <ul class="two-columns">
        {games.map((game) => (
          <Other key={game.id} game={game} name={nameOf(game.title)} />
        ))}
      </ul>
    </section>
  );
}

function Other({ game, name }: { game: GameListed; name: string }) {
  const last = game.standing?.moves?.at(-1);
  return (
    <li class="other">
      <Art title={game.title} late />
      <div>
        <p class="line">
          <a class="plain-link" href={`/games/${game.id}`}>
            <TitleName title={game.title} name={name} />
          </a>
          <SeatSigns seats={game.seats} title={game.title} />
        </p>
        {last && (
          <ul class="small">
            <MoveLine move={last} />
          </ul>
        )}
        <Thinking game={game} />
      </div>
    </li>
  );
}

/** Who thinks, for how long already, and how much they have left. */
function Thinking({ game }: { game: GameListed }) {
  const seat = game.seats.find((one) => game.awaits.includes(one.seat));
  if (seat === undefined) return <p class="small quiet">{t(game.paused ? 'paused' : 'goesOn')}</p>;
  const since = roughly((serverNow() - Date.parse(game.updated_at)) / 1000, 60);
  const clock = game.standing?.clocks?.find((one) => one.seat === seat.seat);
  const name = sitter(seat, game.title);
  return (
    <p class="small quiet thinking">
      <SeatMark seat={seat.seat} />
      <span>
        {t('thinks', { name, since })}
        {clock && `, ${t('has', { left: roughly(secondsLeft(clock)) })}`}
      </span>
    </p>
  );
}

export function Opened({ games, nameOf }: Props) {
  if (games.length === 0) return null;
  return (
    <section class="card home-opened" aria-labelledby="opened">
      <div class="head">
        <h2 id="opened">{t('opened')}</h2>
      </div>
      <ul class="rows">
        {games.map((game) => (
          <li key={game.id} class="table-row">
            <div>
              <a class="plain-link" href={`/games/${game.id}`}>
                <TitleName title={game.title} name={nameOf(game.title)} />
              </a>
              <p class="quiet small">{paceOf(game.terms)}</p>
            </div>
            <SeatSigns seats={game.seats} title={game.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
