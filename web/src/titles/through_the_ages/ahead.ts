/** What the scene says of what would come: prices, the row on the next turn, the end of a turn. */

import type { Part } from '../../signs/parts.ts';
import type { Told } from '../../arranged/told.ts';

export interface Offered {
  /** Civil actions now; `undefined` for somebody without a seat. */
  readonly price: number | undefined;
  /** Civil actions when the next turn begins. */
  readonly later: number | undefined;
  /** Before whose turn it leaves the row, if nobody takes a card. */
  readonly leaves: number | undefined;
  /** The rule by which it cannot be taken, in a few words. */
  readonly barred: string | undefined;
}

/** A place of the row as a seat finds it. */
export function offered(told: Told, zone: string, seat: number): Offered {
  const of = (what: string, who = seat) => told.gauge(`${what}/${zone}/${who}`);
  const rule = told.gauges.get(`barred/${zone}/${seat}`)?.name;
  return {
    price: of('price'),
    later: of('later'),
    leaves: told.seats.find((one) => of('leaves', one.seat) !== undefined)?.seat,
    barred: rule && told.catalogue.name(rule),
  };
}

/** The ages that have a civil deck, and how much of it was dealt. */
export function decks(told: Told): readonly { age: string; dealt: number; size: number }[] {
  return AGES.flatMap((age) => {
    const size = told.bound(`dealt/${age}`);
    return size === undefined ? [] : [{ age, size, dealt: told.gauge(`dealt/${age}`) ?? 0 }];
  });
}

export const AGES = ['A', 'I', 'II', 'III'];

const ENDS = [
  { name: 'end_culture', sign: 'culture' },
  { name: 'end_science', sign: 'science' },
  { name: 'end_food', sign: 'food' },
  { name: 'end_eaten', sign: 'food' },
  { name: 'end_resources', sign: 'resource' },
  { name: 'end_lost', sign: 'resource' },
  { name: 'end_cards', sign: 'military_card' },
];

/** What the end of its turn brings a seat, in the order in which it comes. */
export function turnsEnd(told: Told, seat: number): readonly Part[] {
  return ENDS.flatMap(({ name, sign }) => {
    const count = told.gauge(`${name}/${seat}`) ?? 0;
    return count === 0 ? [] : [{ is: 'term' as const, sign, count, plus: count > 0 }];
  });
}
