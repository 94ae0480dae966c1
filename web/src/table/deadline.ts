/** The moment before a seat's time is up. */

import type { ClockShown } from 'kronika-client';
import { serverNow } from '../session/server-time.ts';

/** Milliseconds before the time is up. */
const IN_TIME = 3000;
/** The longest that a browser waits; whoever has more time reloads the page until then. */
const LONGEST = 2 ** 31 - 1;

/** Does something just before the time is up, unless the answer is called until then. */
export function beforeTimeIsUp(clock: ClockShown | undefined, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (clock?.runs && clock.runs_out_at) {
    const left = Date.parse(clock.runs_out_at) - serverNow() - IN_TIME;
    if (left <= LONGEST) timer = setTimeout(work, Math.max(0, left));
  }
  return () => clearTimeout(timer);
}
