/** Tables of a title that wait for players. */

import type { TitleShown } from 'kronika-client';
import { OpenTables } from '../../cards/open-tables.tsx';
import { isMine } from '../../lobby/seats.tsx';
import { kronika } from '../../session/session.ts';
import { useLoaded } from '../../shell/loaded.ts';

const SHOWN = 4;
/** Milliseconds after which they are asked for again. */
const EVERY = 30_000;

export function Tables({ shown: { title, name } }: { shown: TitleShown }) {
  const query = { title, status: 'open', limit: SHOWN } as const;
  const { value } = useLoaded(() => kronika.value.listGames({ query }), [title], EVERY);
  const free = (value?.items ?? []).filter(({ seats }) => seats.some(({ kind }) => kind === 'open') && !seats.some(isMine));
  return <OpenTables games={free} nameOf={() => name} />;
}
