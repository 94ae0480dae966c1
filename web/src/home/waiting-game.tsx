/** A game that waits: what is asked, how it stands, what happened since, and the way to the board. */

import type { GameListed } from 'kronika-client';
import { Position } from '../art/position.tsx';
import { MoveLine } from '../cards/move-told.tsx';
import { TitleName, shortly } from '../cards/title-name.tsx';
import { roundOf } from '../cards/worth-watching.tsx';
import { isMine, sitter } from '../lobby/seats.tsx';
import { letter, SeatMark } from '../shell/seat.tsx';
import { Sign } from '../signs/sign.tsx';
import { number } from '../words/formats.ts';
import { t } from '../words/home.ts';
import { TimeLeft } from './time-left.tsx';

interface Props {
  readonly game: GameListed;
  readonly name: string;
  /** Whether it is the one with the least time. */
  readonly first: boolean;
}

export function WaitingGame({ game, name, first }: Props) {
  const { standing } = game;
  const moves = standing?.moves ?? [];
  return (
    <li class={first ? 'card waiting-game soonest' : 'card waiting-game'} data-title={game.title}>
      <Position game={game} />
      <div class="waiting-asks">
        <h2 class="line">
          <TitleName title={game.title} name={name} />
          {typeof standing?.round === 'number' && <small class="quiet">{roundOf(standing.round, standing.rounds)}</small>}
        </h2>
        <p class="waiting-question">{standing?.asks ?? t('yourTurn')}</p>
        <Points game={game} />
      </div>
      <div class="waiting-since">
        {moves.length > 0 && (
          <>
            <h3>{t('sinceYourTurn')}</h3>
            <ul>
              {moves.map((move) => (
                <MoveLine key={move.ply} move={move} />
              ))}
            </ul>
          </>
        )}
      </div>
      <div class="waiting-do">
        <TimeLeft game={game} />
        <a class="button main" href={`/games/${game.id}`} aria-label={t('playOf', { name: shortly(name) })}>
          {t('play')}
        </a>
      </div>
    </li>
  );
}

/** Who has how many points. */
function Points({ game }: { game: GameListed }) {
  const points = new Map(game.standing?.points?.map((one) => [one.seat, one.points]));
  return (
    <ul class="waiting-points small">
      {game.seats.map((one) => (
        <li key={one.seat}>
          <SeatMark seat={one.seat} label={t('seat', { letter: letter(one.seat) })} />{' '}
          {isMine(one) ? t('you') : <span translate={false}>{sitter(one, game.title)}</span>}{' '}
          {points.has(one.seat) && (
            <b>
              {number(points.get(one.seat)!)}
              <Sign id="points" />
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
