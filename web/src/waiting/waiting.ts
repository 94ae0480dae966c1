/** The games that wait for the one who is signed in, the one with the least time first. */

import { signal } from '@preact/signals';
import type { ClockShown, GameListed } from 'kronika-client';
import { useEffect } from 'preact/hooks';
import { kronika, person } from '../session/session.ts';
import { serverNow } from '../session/server-time.ts';
import { language } from '../words/language.ts';

/** Milliseconds after which they are asked for again. */
const EVERY = 15_000;
const MOST = 50;

export const waiting = signal<readonly GameListed[]>([]);

/** Milliseconds that the one who is asked has left; `undefined` without a clock. */
export function timeLeft({ standing }: GameListed, now = serverNow()): number | undefined {
  const clock = standing?.clocks?.find((one) => one.seat === standing.seat);
  if (clock === undefined) return undefined;
  return secondsLeft(clock, now) * 1000;
}

/** Seconds left on a clock: one that runs says when it runs out. */
export function secondsLeft({ runs_out_at: deadline, left }: ClockShown, now = serverNow()): number {
  return deadline ? Math.max(0, Date.parse(deadline) - now) / 1000 : left;
}

/** What waits in the order in which it should be played. */
export function inOrder(games: readonly GameListed[], now = serverNow()): readonly GameListed[] {
  const left = (game: GameListed) => timeLeft(game, now) ?? Infinity;
  const since = (game: GameListed) => Date.parse(game.updated_at);
  return [...games].sort((a, b) => Math.min(left(a), 1e15) - Math.min(left(b), 1e15) || since(a) - since(b));
}

/** Asks what waits. What cannot be asked now is asked again later. */
export async function lookForWaiting(): Promise<void> {
  const who = person.peek()?.account;
  if (who === undefined) {
    waiting.value = [];
    return;
  }
  const query = { awaited: who, standing: true, limit: MOST };
  const found = await kronika.peek().listGames({ query }).catch(() => undefined);
  if (found !== undefined && person.peek()?.account === who) waiting.value = inOrder(found.items);
}

/** Keeps `waiting` up to date while a page is looked at. */
export function useWaiting(): void {
  const who = person.value?.account;
  const spoken = language.value;
  useEffect(() => {
    // The first page brings what waits itself, in the same answer as all else.
    if (who === undefined || location.pathname !== '/') void lookForWaiting();
    if (who === undefined) return;
    const look = () => document.visibilityState === 'visible' && void lookForWaiting();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [who, spoken]);
}
