/**
 * The page of a game: who has sat down until it starts, its table while it is played, its replay
 * when it is over or a ply is named.
 */

import { useRef } from 'preact/hooks';
import { lazy, useRoute } from 'preact-iso';
import { Coming } from '../dropped/coming.tsx';
import { Unknown } from '../dropped/unknown.tsx';
import { isHere, isOfFile } from '../referee/addresses.ts';
import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Answered, isComing } from '../shell/waiting.tsx';
import { useBeginning } from '../waiting-room/beginning.ts';
import type { GameProps } from './props.ts';

const Table = lazy(() => import('../table/page.tsx'));
const Waiting = lazy(() => import('../waiting-room/page.tsx'));
const Replay = lazy(() => import('../replay/page.tsx'));

export default function GamePage() {
  const { params, query } = useRoute();
  const id = params.game ?? '';
  const loaded = useLoaded(() => kronika.value.getGame({ path: { game_id: id } }), [id]);
  const here = isHere(id);
  if (here && isComing(loaded)) return <Coming />;
  return (
    <>
      <Answered loaded={loaded}>
        {(game) => <Shown key={game.id} game={game} again={loaded.again} ply={query.ply} />}
      </Answered>
      {here && loaded.value === undefined && <Unknown />}
    </>
  );
}

/** Whoever sees a game end stays at its table; whoever comes later finds the replay. */
function Shown({ ply, ...props }: GameProps & { ply: string | undefined }) {
  useBeginning(props.game);
  const over = useRef(props.game.status === 'finished' || props.game.status === 'void' || isOfFile(props.game.id));
  if (props.game.status === 'open') return <Waiting {...props} />;
  return ply !== undefined || over.current ? <Replay {...props} /> : <Table {...props} />;
}
