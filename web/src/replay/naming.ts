/** What seats and titles are called. Pure. */

import type { SeatShown } from 'kronika-client';

export interface Named {
  readonly seat: number;
  readonly name: string;
}

/** The people and bots at a table; equal names are told apart by their number, as in the texts. */
export function named(
  seats: readonly SeatShown[],
  letter: (seat: number) => string,
  botName: (bot: string) => string,
): readonly Named[] {
  const plain = seats.map((one) => one.account?.name ?? (one.bot ? botName(one.bot) : letter(one.seat)));
  return seats.map(({ seat }, index) => {
    const name = plain[index]!;
    const several = plain.filter((one) => one === name).length > 1;
    return { seat, name: several ? `${name} #${seat}` : name };
  });
}
