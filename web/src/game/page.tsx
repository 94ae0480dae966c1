/** The page of a game: its table while it is played, its replay when it is over or a ply is named. */

import type { GameShown } from 'kronika-client';
import { useRef } from 'preact/hooks';
import { lazy, useRoute } from 'preact-iso';
import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';

const Table = lazy(() => import('../table/page.tsx'));
const Replay = lazy(() => import('../replay/page.tsx'));

/** What the page of a game is given. */
export interface GameProps {
  readonly game: GameShown;
  /** Asks for the game again: seats, status, proposals. `game` changes when it has come. */
  readonly again: () => void;
}

export default function GamePage() {
  const { params, query } = useRoute();
  const id = params.game ?? '';
  const loaded = useLoaded(() => kronika.value.getGame({ path: { game_id: id } }), [id]);
  return (
    <Answered loaded={loaded}>
      {(game) => <Shown key={game.id} game={game} again={loaded.again} ply={query.ply} />}
    </Answered>
  );
}

/** Whoever sees a game end stays at its table; whoever comes later finds the replay. */
function Shown({ ply, ...props }: GameProps & { ply: string | undefined }) {
  const over = useRef(props.game.status === 'finished' || props.game.status === 'void');
  return ply !== undefined || over.current ? <Replay {...props} /> : <Table {...props} />;
}
