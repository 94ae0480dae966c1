/** The table that was opened last, and the one that is being set up: both stay in the browser. */

import type { TitleShown } from 'kronika-client';
import { seated, type Wish } from './wish.ts';

const LAST = 'kronika/table/last';
/** Kept for this tab alone, so that signing in or loading the page again loses nothing. */
const DRAFT = 'kronika/table/draft';

export function remember(wish: Wish): void {
  localStorage.setItem(LAST, JSON.stringify(wish));
  sessionStorage.removeItem(DRAFT);
}

export function keepDraft(wish: Wish): void {
  sessionStorage.setItem(DRAFT, JSON.stringify(wish));
}

type Titles = ReadonlyMap<string, TitleShown>;

export function lastTable(titles: Titles): Wish | undefined {
  return read(localStorage.getItem(LAST), titles);
}

export function draft(titles: Titles): Wish | undefined {
  return read(sessionStorage.getItem(DRAFT), titles);
}

/** What was kept, as far as the titles of today still offer it. */
function read(text: string | null, titles: Titles): Wish | undefined {
  if (text === null) return undefined;
  const wish = JSON.parse(text) as Wish;
  const title = titles.get(wish.title);
  if (title === undefined) return undefined;
  const known = (one: string) => !one.startsWith('bot:') || title.bots.includes(one.slice(4));
  return {
    ...wish,
    seats: seated(title, wish.seats.length, wish.seats.map((one) => (known(one) ? one : `bot:${title.opponent}`))),
    ruleset: title.rulesets.includes(wish.ruleset) ? wish.ruleset : title.ruleset,
  };
}
