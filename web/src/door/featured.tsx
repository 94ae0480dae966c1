/** A finished game that replays itself: who did what, and how the points went. */

import type { GameListed, ReplayedPly } from 'kronika-client';
import { useEffect, useState } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import { Position } from '../art/position.tsx';
import { roundOf } from '../cards/worth-watching.tsx';
import { TitleName } from '../cards/title-name.tsx';
import { turnsOf } from '../replay/grouping.ts';
import { type Moment, Summary } from '../replay/summary.ts';
import { kronika } from '../session/session.ts';
import { SeatMark } from '../shell/seat.tsx';
import { language } from '../words/language.ts';
import { t } from '../words/door.ts';
import { number } from '../words/formats.ts';
import { Race } from './race.tsx';
import { useStepping } from './stepping.ts';

/** The last moments of the turns of a game, once its replay has come. */
function useTurns(game: string): readonly Moment[] {
  const [turns, setTurns] = useState<readonly Moment[]>([]);
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const summary = new Summary();
      for await (const line of kronika.peek().replay(game, { language: spoken, signal: stop.signal })) summary.take(line);
      const told = turnsOf(summary).filter(({ left }) => !left);
      setTurns(told.map(({ moments }) => moments.at(-1)!));
    };
    const begin = setTimeout(() => read().catch(() => undefined), LATER);
    return () => {
      clearTimeout(begin);
      stop.abort();
    };
  }, [game, spoken]);
  return turns;
}

/** Milliseconds after the page: what one sees first comes first. */
const LATER = 300;

export function Featured({ game, name }: { game: GameListed; name: string }) {
  const turns = useTurns(game.id);
  const { at, running, toggle, under } = useStepping(turns.length);
  const now = turns[at];
  return (
    <figure class="featured" data-title={game.title} aria-label={t('featured')} {...under}>
      <a class="featured-art" href={`/games/${game.id}?ply=${now?.ply ?? 0}`} tabIndex={-1} aria-hidden="true">
        <Position game={game} ply={now?.ply} />
      </a>
      <div class="featured-tell">
        <p class="line">
          <TitleName title={game.title} name={name} />
          {now?.round !== undefined && <span class="tag">{roundOf(now.round, undefined)}</span>}
          <span class="tag">{t('plyOf', { ply: now?.ply ?? 0, last: game.ply })}</span>
        </p>
        <p class="featured-now">{now?.move && <Turn move={now.move} />}</p>
        <Race turns={turns} at={at} last={game.ply} />
        <p class="featured-scrub">
          <button type="button" class="plain" aria-pressed={running} aria-label={t(running ? 'pause' : 'goOn')} onClick={toggle}>
            {running ? '❚❚' : '▶'}
          </button>
          <span class="time-bar" aria-hidden="true">
            <i style={{ width: `${(100 * (now?.ply ?? 0)) / Math.max(game.ply, 1)}%` }} />
          </span>
          <a href={`/games/${game.id}?ply=${now?.ply ?? 0}`}>{t('openReplay')}</a>
        </p>
      </div>
    </figure>
  );
}

/** The last move of a turn, and the points that it brought. */
function Turn({ move }: { move: ReplayedPly }) {
  const gained = (move.gains ?? []).filter(({ seat }) => seat === move.seat).reduce((sum, { points }) => sum + points, 0);
  const text = move.texts?.[0] ?? move.words;
  return (
    <>
      <SeatMark seat={move.seat} />
      <span>
        {text} {gained !== 0 && <b>{t('gained', { told: number(gained), points: gained })}</b>}
      </span>
    </>
  );
}

/** While nobody has finished a game: what a game looks like. */
export function NoGame() {
  return (
    <figure class="featured still" aria-hidden="true">
      <span class="featured-art">
        <Art title="tzolkin" />
      </span>
    </figure>
  );
}
