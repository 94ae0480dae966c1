/** From mistake to mistake. */

import type { Replaying } from '../replay/replaying.ts';
import { announce } from '../shell/announcing.tsx';
import { t } from '../words/review.ts';
import type { Reviewing } from './reviewing.ts';

interface Way {
  readonly reviewing: Reviewing;
  readonly replaying: Replaying;
  /** The seat whose mistakes are gone to; of all, if it is none. */
  readonly only: number | undefined;
}

/** Goes to the next mistake, or to the last one before; says so if there is none. */
export function missed({ reviewing, replaying, only }: Way, by: 1 | -1): void {
  const reviewed = reviewing.reviewed.peek();
  if (reviewed === undefined) return;
  const path = replaying.seen.peek();
  const here = replaying.place.peek();
  const plies = reviewed.mistakes(path, only).filter((ply) => (path.indexOf(ply) - here) * by > 0);
  const ply = by > 0 ? plies[0] : plies.at(-1);
  if (ply === undefined) announce(t(by > 0 ? 'noMore' : 'noneBefore'));
  else replaying.jump(ply);
}
