/** The sentence that says what will be, and the button that does it. */

import type { TitleShown } from 'kronika-client';
import { strengthOf, STRENGTHS } from '../titles/strength.ts';
import { duration, list } from '../words/formats.ts';
import { t as hints } from '../words/hints.ts';
import { t } from '../words/tables.ts';
import { paced } from './paces.ts';
import { botOf, hasHints, type Wish } from './wish.ts';

/** Who plays: "You, a friend whom you send the link, and a medium bot". */
export function whoPlays(wish: Wish, title: TitleShown): string {
  const count = (which: (one: string) => boolean) => wish.seats.filter(which).length;
  const bots = (one: string, strength: string | undefined) =>
    one.startsWith('bot:') && strengthOf(title, botOf(one)) === strength;
  const parts = [
    ...[t('who.me', { count: count((one) => one === 'me') })],
    t('who.friend', { count: count((one) => one === 'friend') }),
    ...STRENGTHS.map((strength) => t(`who.${strength}`, { count: count((one) => bots(one, strength)) })),
    t('who.open', { count: count((one) => one === 'open') }),
  ].filter((one) => one !== '');
  const said = list(parts);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** How long, and when it begins. */
export function whatWillBe(wish: Wish, title: TitleShown): string {
  const live = paced(wish.pace, wish.terms).clock !== 'per-move';
  const time = duration(title.minutes * 60);
  const waits = wish.seats.some((one) => one === 'open')
    ? 'open'
    : wish.seats.some((one) => one === 'friend')
      ? 'friend'
      : 'nobody';
  const said = `${live ? t('takes', { time }) : t('takesDays')} ${t(`starts.${waits}`)}`;
  return hasHints(wish) ? `${said} ${hints('unrated')}` : said;
}

/** How fast it is played, in a few words. */
export function paceSaid({ pace, terms }: Wish): string {
  const { clock, seconds } = paced(pace, terms);
  if (clock === 'none') return t('at.none');
  return t(clock === 'total' ? 'at.total' : 'at.move', { time: duration(seconds) });
}
