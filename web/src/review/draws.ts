/** What kinds of draws are called. */

import type { Named } from '../replay/naming.ts';
import { letter } from '../shell/seat.tsx';
import { HEADS, t } from '../words/draws.ts';
import { labelOf, seatIn } from './labels.ts';

/** How a review joins the labels of draws that it cannot tell apart. */
const TOGETHER = ' + ';

/** The label of draws as people read it: one of a title that is not known here stays as it is. */
export function kindOf(label: string, seats: readonly Named[]): string {
  const names = label.split(TOGETHER).map((one) => named(one, seats));
  return [...new Set(names)].join(TOGETHER);
}

function named(label: string, seats: readonly Named[]): string {
  const found = labelOf(label, HEADS);
  if (found === undefined) return label.replaceAll(/[_-]/g, ' ');
  const { head, rest } = found;
  const seat = seatIn(rest);
  const name = seat === undefined ? rest : (seats.find((one) => one.seat === seat)?.name ?? letter(seat));
  return t(head, { rest, name, of: seat === undefined ? 'other' : 'seat' });
}

/** The worths of kinds, those that are called alike together, in their order. */
export function together<Worth>(
  kinds: readonly (readonly [label: string, worth: Worth])[],
  seats: readonly Named[],
  add: (one: Worth, other: Worth) => Worth,
): readonly (readonly [name: string, worth: Worth])[] {
  const found = new Map<string, Worth>();
  for (const [label, worth] of kinds) {
    const name = kindOf(label, seats);
    const before = found.get(name);
    found.set(name, before === undefined ? worth : add(before, worth));
  }
  return [...found];
}
