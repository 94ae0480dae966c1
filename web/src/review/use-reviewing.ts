/** The review of a game that is over, as long as its page is open. */

import type { GameShown } from 'kronika-client';
import { useEffect, useMemo } from 'preact/hooks';
import { isHere } from '../referee/addresses.ts';
import { kronika } from '../session/session.ts';
import { Reviewing } from './reviewing.ts';

/** Nothing is asked about a game that is not over, or that only this browser has. */
export function useReviewing(game: GameShown): Reviewing {
  const client = kronika.value;
  const asks = !isHere(game.id) && game.status !== 'running';
  const reviewing = useMemo(() => new Reviewing(() => kronika.peek(), game.id, asks), []);
  useEffect(() => {
    if (asks) void reviewing.find();
    return () => reviewing.close();
  }, [client, asks]);
  return reviewing;
}
