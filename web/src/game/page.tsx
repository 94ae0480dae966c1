/**
 * The page of a game: who has sat down until it starts, its table while it is played, its replay
 * when it is over or a ply is named.
 */

import { useRef } from 'preact/hooks';
import { lazy, useRoute } from 'preact-iso';
import { isMine } from '../lobby/seats.tsx';
import { Guest, invitationCode } from '../opening/guest.tsx';
import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { told } from '../shell/problems.tsx';
import { Answered } from '../shell/waiting.tsx';
import type { GameProps } from './props.ts';

const Table = lazy(() => import('../table/page.tsx'));
const Waiting = lazy(() => import('../opening/waiting.tsx'));
const Replay = lazy(() => import('../replay/page.tsx'));

export default function GamePage() {
  const { params, query } = useRoute();
  const id = params.game ?? '';
  const loaded = useLoaded(() => kronika.value.getGame({ path: { game_id: id } }), [id]);
  const code = invitationCode();
  const mine = loaded.value?.seats.some(isMine) ?? false;
  const open = loaded.value?.status === 'open' || told(loaded.error).kind === 'unknown-game';
  if (code !== undefined && open && !mine) {
    return <Guest game={id} code={code} again={loaded.again} />;
  }
  return (
    <Answered loaded={loaded}>
      {(game) => <Shown key={game.id} game={game} again={loaded.again} ply={query.ply} />}
    </Answered>
  );
}

/** Whoever sees a game end stays at its table; whoever comes later finds the replay. */
function Shown({ ply, ...props }: GameProps & { ply: string | undefined }) {
  const over = useRef(props.game.status === 'finished' || props.game.status === 'void');
  if (props.game.status === 'open') return <Waiting {...props} />;
  return ply !== undefined || over.current ? <Replay {...props} /> : <Table {...props} />;
}
