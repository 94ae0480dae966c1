/** A list of games: what is played, by whom, how far it is, and a way to join. */

import type { GameListed } from 'kronika-client';
import { useLocation } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import type { useTitles } from '../titles/known.ts';
import { nameOf } from '../titles/known.ts';
import { ago, list, moment } from '../words/formats.ts';
import { t } from '../words/lobby.ts';
import { isMine, Seats, sitter } from './seats.tsx';

interface Props {
  readonly games: readonly GameListed[];
  readonly titles: ReturnType<typeof useTitles>;
}

export function Games({ games, titles }: Props) {
  return (
    <ul class="lobby-games">
      {games.map((game) => (
        <li key={game.id} class="card lobby-game">
          <div class="line spread">
            <a class="lobby-name" href={`/games/${game.id}`} translate={false}>
              {nameOf(titles, game.title)}
            </a>
            <span class="quiet small">
              {standing(game)} ·{' '}
              <time dateTime={game.updated_at} title={moment(game.updated_at)}>
                {ago(game.updated_at)}
              </time>
            </span>
          </div>
          <div class="line spread">
            <Seats seats={game.seats} title={game.title} awaits={game.awaits} />
            <Join game={game} title={nameOf(titles, game.title)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How far a game is, in a few words. */
function standing(game: GameListed): string {
  const open = game.seats.filter((one) => one.kind === 'open').length;
  if (game.status === 'open') return open ? t('notStarted', { open }) : t('full');
  if (game.status === 'void') return t('void');
  if (game.status === 'finished') return ending(game);
  const move = t('move', { ply: game.ply });
  return game.paused ? `${move}, ${t('paused')}` : move;
}

function ending({ result, seats, title }: GameListed): string {
  const best = (result?.standings ?? []).filter(({ rank }) => rank === 1);
  const names = best.flatMap(({ seat }) => seats.filter((one) => one.seat === seat).map((one) => sitter(one, title)));
  return names.length > 0 ? t('won', { names: list(names) }) : t('drawn');
}

/** The button for the next free seat, where one may sit down. */
function Join({ game, title }: { game: GameListed; title: string }) {
  const { route } = useLocation();
  const free = game.seats.some((one) => one.kind === 'open');
  if (game.status !== 'open' || !free || !person.value || game.seats.some(isMine)) return null;
  const join = async () => {
    const path = { game_id: game.id };
    if ((await attempt(() => kronika.value.joinGame({ path, body: {} }))) === undefined) return;
    announce(t('joined', { title }));
    route(`/games/${game.id}`);
  };
  return (
    <button type="button" class="main" onClick={join} aria-label={t('joinAs', { title })}>
      {t('join')}
    </button>
  );
}
