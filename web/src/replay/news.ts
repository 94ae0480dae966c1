/** How many moves were played since a replay was read; nothing is new in a game that is over. */

import { useEffect, useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import type { Replaying } from './replaying.ts';

export function useNews(replaying: Replaying, game: string | undefined, seat: number | undefined): number {
  const [count, setCount] = useState(0);
  const since = replaying.whole.value ? replaying.summary.end?.version : undefined;
  const client = kronika.value;
  useEffect(() => {
    setCount(0);
    if (game === undefined || since === undefined) return;
    const line = new AbortController();
    const listen = async () => {
      for await (const event of client.follow(game, since, seat, { signal: line.signal })) {
        if (event.seat !== undefined && event.seat !== null) setCount((before) => before + 1);
      }
    };
    listen().catch(() => {}); // whoever looks back does not need to know that a line broke
    return () => line.abort();
  }, [client, game, seat, since]);
  return count;
}
