/** A token that a page kept in the storage before there were sessions becomes a session, once. */

import { ProblemError } from 'kronika-client';
import { oldToken, remembered, write } from './remembered.ts';

const BUSY = 429;
const BROKEN = 500;

/** How a session is begun by a token, which then ends (`replace`) or not, and how it is forgotten. */
export interface Means {
  readonly begin: (token: string, replace: boolean) => Promise<unknown>;
  readonly forget: () => void;
}

let underWay: Promise<void> | undefined;

/**
 * Ends when the token is a session, or is refused for good and forgotten. Where the line breaks, the
 * token stays, and the next request tries again.
 */
export function exchanged(means: Means): Promise<void> {
  underWay ??= inTurn(() => exchange(means)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** One tab after the other, where the browser can do that: the token may be good for once only. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  await (navigator.locks?.request('kronika/exchange', work) ?? work());
}

async function exchange({ begin, forget }: Means): Promise<void> {
  const old = oldToken();
  if (old === undefined || !navigator.onLine) return;
  try {
    // What only this browser has is of no use any more; a copy that somebody saved still is.
    await begin(old.token, !old.elsewhere);
    write(remembered());
  } catch (error) {
    const refused = error instanceof ProblemError && error.problem.status < BROKEN && error.problem.status !== BUSY;
    if (refused) forget();
  }
}
