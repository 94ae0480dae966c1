/** Bots by strength: people choose how hard it is to be, not a name that says nothing to them. */

import type { RankedBot, TitleShown } from 'kronika-client';

export type Strength = RankedBot['strength'];
export const STRENGTHS: readonly Strength[] = ['easy', 'medium', 'hard', 'expert'];

/** How strong a bot of a title is; undefined for one that has not been measured. */
export function strengthOf(title: TitleShown, bot: string): Strength | undefined {
  return title.strengths.find((one) => one.bot === bot)?.strength;
}

/** The bot that plays at a strength: the one of that name, else the recommended opponent if it is
 * one, else the first. */
export function botAt(title: TitleShown, strength: Strength): string | undefined {
  if (strengthOf(title, strength) === strength) return strength;
  if (strengthOf(title, title.opponent) === strength) return title.opponent;
  return title.strengths.find((one) => one.strength === strength)?.bot;
}

/** The strengths that a title has bots of. */
export function strengthsOf(title: TitleShown): readonly Strength[] {
  return STRENGTHS.filter((one) => botAt(title, one) !== undefined);
}
