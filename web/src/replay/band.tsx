/** The band above a replay: the result, where a fork comes from, and where to go from here. */

import type { GameShown } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { PlayingOn } from '../dropped/playing-on.tsx';
import { Sign } from '../dropped/sign.tsx';
import { Unrated } from '../hints/unrated.tsx';
import { isHere } from '../referee/addresses.ts';
import { toSignIn } from '../session/returning.ts';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { attempt } from '../shell/problems.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { ranked, rematch, Scores } from '../table/result.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { t as dropped } from '../words/dropped.ts';
import { day, duration, list, number } from '../words/formats.ts';
import { t } from '../words/replay.ts';
import { Descent } from './descent.tsx';
import type { Replaying } from './replaying.ts';
import { Share } from './share.tsx';

interface Props {
  readonly game: GameShown;
  readonly replaying: Replaying;
  readonly look: number | undefined;
  readonly mine: readonly number[];
  /** Whether the game is over. */
  readonly over: boolean;
  readonly children: ComponentChildren;
}

export function Band({ game, replaying, look, mine, over, children }: Props) {
  const title = nameOf(useTitles(), game.title);
  const { route } = useLocation();
  const here = isHere(game.id);
  return (
    <header class="replay-band">
      <Heading name={t('name', { title })}>
        <span translate={false}>{title.split(':', 1)[0]}</span>
      </Heading>
      <div class="replay-outcome">
        {over && <Result game={game} replaying={replaying} />}
        {here ? <Sign game={game.id} /> : <Descent game={game} />}
        <Unrated game={game} />
      </div>
      <div class="replay-ways">
        {children}
        {!over && (
          <a class="button" href={`/games/${game.id}`}>
            {here ? dropped('toBranch') : t('live')}
          </a>
        )}
        {over && !here && mine.length > 0 && (
          <button type="button" onClick={() => void rematch(game, route)}>
            {t('rematch')}
          </button>
        )}
        <PlayOn game={game} replaying={replaying} look={look} />
        {!here && <Share game={game} ply={replaying.here.value?.ply} seat={look} />}
      </div>
    </header>
  );
}

/** Who won and with how much; nothing of it while what comes is hidden. */
function Result({ game, replaying }: Pick<Props, 'game' | 'replaying'>) {
  if (!replaying.open.value) {
    return (
      <p>
        {t('hidden')}{' '}
        <button type="button" class="plain" onClick={() => replaying.hide(false)}>
          {t('reveal')}
        </button>
      </p>
    );
  }
  if (game.status === 'void') return <p>{t('called')}</p>;
  const rows = ranked(game);
  const winners = rows.filter(({ rank, seat }) => rank === 1 && seat !== undefined).map(({ name }) => name);
  return (
    <>
      <p class="replay-won">{winners.length > 0 ? t('won', { names: list(winners) }) : t('nobodyWon')}</p>
      <ol class="replay-ranks" aria-label={t('result')}>
        {rows.map(({ key, seat, name, points }) => (
          <li key={key}>
            {seat !== undefined && <SeatMark seat={seat} />}
            <span translate={false}>{name}</span> <strong>{number(points)}</strong>
          </li>
        ))}
      </ol>
      <p class="replay-when">{lasted(game)}</p>
      <details class="replay-over">
        <summary>{t('byKind')}</summary>
        <div class="replay-sheet card">
          <Scores rows={rows} />
        </div>
      </details>
    </>
  );
}

/** The day on which it ended, and how long it took. */
function lasted({ started_at: began, finished_at: ended }: GameShown): string {
  if (!ended) return '';
  const time = began ? duration((Date.parse(ended) - Date.parse(began)) / 1000) : '';
  return [day(ended), time].filter(Boolean).join(', ');
}

/** Goes on from the ply in a game of one's own. */
function PlayOn({ game, replaying, look }: Pick<Props, 'game' | 'replaying' | 'look'>) {
  const { route } = useLocation();
  const seat = () => {
    const next = replaying.summary.moments.get(replaying.path.peek()[replaying.place.peek() + 1] ?? -1);
    return look ?? next?.move?.seat ?? 0;
  };
  if (isHere(game.id)) return <PlayingOn game={game} ply={replaying.here.value?.ply ?? 0} own={seat} />;
  if (person.value === undefined) {
    return (
      <a class="button" href={toSignIn(location.pathname + location.search)} title={t('signInToFork')}>
        {t('fork')}
      </a>
    );
  }
  const fork = () =>
    attempt(async () => {
      const ply = replaying.here.peek()?.ply ?? 0;
      const made = await kronika.value.forkGame({ path: { game_id: game.id }, body: { ply, ...taking(game.seats, seat()) } });
      announce(t('forked', { ply }));
      route(`/games/${made.id}`);
    });
  return (
    <button type="button" onClick={() => void fork()}>
      {t('fork')}
    </button>
  );
}

/** Who sits where in a fork: as before, and where there were only bots, oneself on a seat. */
function taking(seats: GameShown['seats'], own: number) {
  if (seats.some(({ kind }) => kind === 'person')) return {};
  return {
    seats: seats.map(({ seat, bot }) =>
      seat === own ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: bot ?? 'random' } as const),
    ),
  };
}
