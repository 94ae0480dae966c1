/** What happened where: the plies that changed a zone, read only when somebody asks. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Summary } from '../replay/summary.ts';
import { pliesIn } from '../replay/tracing.ts';
import { kronika } from '../session/session.ts';
import { complain } from '../shell/problems.tsx';
import type { LiveTable } from './live.ts';

/** The plies in which something happened in a zone so far; `undefined` until they are known. */
export function usePliesIn(zone: string | undefined, live: LiveTable): ReadonlySet<number> | undefined {
  const summary = useMemo(() => new Summary(), [live]);
  const [known, setKnown] = useState(-1);
  const ply = live.shown.value?.ply;
  useEffect(() => {
    if (zone === undefined || ply === undefined || known >= ply) return;
    const line = new AbortController();
    read(summary, live, line.signal).then(
      () => setKnown(Math.max(summary.last, ply)),
      (trouble) => !line.signal.aborted && complain(trouble),
    );
    return () => line.abort();
  }, [zone, ply, live]);
  return useMemo(
    () => (zone === undefined || known < 0 ? undefined : pliesIn(summary, zone)),
    [zone, known, summary],
  );
}

/** Reads on from the last ply that is known. */
async function read(summary: Summary, { id, seat }: LiveTable, signal: AbortSignal): Promise<void> {
  const from = summary.head === undefined ? 0 : summary.last;
  for await (const line of kronika.peek().replay(id, { seat, from, signal })) {
    if (signal.aborted) return;
    if (line.type !== 'head' || summary.head === undefined) summary.take(line);
  }
}
