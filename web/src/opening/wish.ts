/** The table that somebody is about to open: what is set beforehand, and what the service is asked for. */

import type { NewGame, SeatWanted, TitleShown } from 'kronika-client';
import { botAt, strengthOf } from '../titles/strength.ts';
import { PACES, type Pace, paced } from './paces.ts';
import { changed, optionsOf } from './schema.ts';
import { type TermsChosen, termsOf } from './terms.tsx';

/** Who is to sit on a seat: `me`, `friend` (by a link), `open` to everybody, or `bot:<its id>`. */
export type Sitting = string;

export interface Wish {
  readonly title: string;
  readonly seats: readonly Sitting[];
  readonly pace: Pace;
  readonly terms: TermsChosen;
  readonly visibility: NonNullable<NewGame['visibility']>;
  /** Options that were set, by name. */
  readonly set: Readonly<Record<string, unknown>>;
  readonly ruleset: string;
  /** Hints are wished for; they are given where one plays against bots alone. */
  readonly hints?: boolean;
}

/** Me, a friend and a bot, live, as printed. */
export function usual(title: TitleShown): Wish {
  return {
    title: title.title,
    seats: seated(title, Math.min(3, title.seats.max)),
    pace: 'live',
    terms: PACES.live,
    visibility: 'public',
    set: {},
    ruleset: title.ruleset,
  };
}

/** So many seats, those there were before first; never an open one that nobody asked for. */
export function seated(title: TitleShown, count: number, before: readonly Sitting[] = []): Sitting[] {
  const bot = `bot:${title.opponent}`;
  const beforehand = (seat: number) => ['me', 'friend'][seat] ?? bot;
  const wanted = Math.max(title.seats.min, Math.min(count, title.seats.max));
  return Array.from({ length: wanted }, (_, seat) => before[seat] ?? beforehand(seat));
}

/** The same table for another title: as many seats as it has, bots as strong. */
export function moved(wish: Wish, from: TitleShown | undefined, to: TitleShown): Wish {
  const seats = seated(to, wish.seats.length, wish.seats).map((one) => {
    if (!one.startsWith('bot:') || to.bots.includes(botOf(one))) return one;
    const strength = from && strengthOf(from, botOf(one));
    return `bot:${(strength && botAt(to, strength)) ?? to.opponent}`;
  });
  return { ...wish, title: to.title, seats, set: {}, ruleset: to.ruleset };
}

/** The id of the bot of a seat. */
export function botOf(sitting: Sitting): string {
  return sitting.slice('bot:'.length);
}

/** What the service is asked for. Seats for friends are open; links that keep them follow. */
export function asked(wish: Wish, title: TitleShown): NewGame {
  return {
    title: wish.title,
    ruleset: wish.ruleset,
    visibility: wish.visibility,
    seats: wish.seats.map(wanted),
    options: changed(optionsOf(title.options_schema), wish.set),
    terms: { ...termsOf(paced(wish.pace, wish.terms)), ...(hasHints(wish) && { hints: true }) },
  };
}

/** Whether one plays against bots alone. */
export function isAlone({ seats }: Wish): boolean {
  const people = seats.filter((one) => !one.startsWith('bot:'));
  return people.length === 1 && people[0] === 'me';
}

/** Whether there are hints at the table. */
export function hasHints(wish: Wish): boolean {
  return wish.hints === true && isAlone(wish);
}

function wanted(sitting: Sitting): SeatWanted {
  if (sitting.startsWith('bot:')) return { kind: 'bot', bot: botOf(sitting) };
  return { kind: sitting === 'me' ? 'me' : 'open' };
}
