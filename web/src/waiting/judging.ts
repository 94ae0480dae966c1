/** How many disputes wait for an arbiter; for those who may judge them. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { kronika, person } from '../session/session.ts';

/** Milliseconds after which they are counted again. */
const EVERY = 60_000;
/** Milliseconds after which it is asked at first: the page itself is asked for before. */
const LATER = 1_000;
/** So many are counted at most. */
export const MOST = 99;

/** `undefined`: nobody here may judge. Without a `count`, their token may not see the list. */
export const judging = signal<{ readonly count?: number | undefined } | undefined>(undefined);

async function look(): Promise<void> {
  const who = person.peek()?.account;
  if (who === undefined || judging.peek() === undefined) return;
  const query = { status: 'open' as const, limit: MOST + 1 };
  const found = await kronika.peek().listAllDisputes({ query }).catch(() => undefined);
  if (person.peek()?.account === who) judging.value = { count: found?.items.length };
}

/** Whoever uses the page is an arbiter, or is not. */
async function begin(): Promise<void> {
  const who = person.peek()?.account;
  judging.value = undefined;
  if (who === undefined) return;
  const me = await kronika.peek().getMyAccount().catch(() => undefined);
  if (person.peek()?.account !== who || !me?.scopes.includes('arbiter')) return;
  judging.value = {};
  await look();
}

/** Keeps `judging` up to date while a page is looked at. */
export function useJudging(): void {
  const who = person.value?.account;
  useEffect(() => {
    judging.value = undefined;
    if (who === undefined) return;
    const first = setTimeout(() => void begin(), LATER);
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [who]);
}
