/** Who sits where, as they are called at this table. */

import type { GameShown, SeatShown } from 'kronika-client';
import { isBranch } from '../referee/addresses.ts';
import { letter } from '../shell/seat.tsx';
import { botName } from '../titles/bots.ts';
import { t } from '../words/table.ts';

function own({ account, bot, kind, seat }: SeatShown, title: string): string {
  if (kind === 'open') return t('open');
  if (bot) return botName(title, bot);
  return account?.name ?? t('erased', { letter: letter(seat) });
}

/** The names of the seats, in order; equal ones are told apart by their number, as in the log. */
export function seatNames(game: GameShown): readonly string[] {
  const names = game.seats.map((one) => own(one, game.title));
  return names.map((name, seat) =>
    names.filter((one) => one === name).length > 1 ? `${name} #${seat}` : name,
  );
}

/** The seats of an account; in a branch of one's own, all that no bot has. */
export function seatsOf(game: GameShown, account: string | undefined): readonly number[] {
  if (isBranch(game.id)) return game.seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
  if (account === undefined) return [];
  return game.seats.filter((one) => one.account?.id === account).map(({ seat }) => seat);
}

/** Whether a game has ended, in whatever way. */
export function isOver({ status }: GameShown): boolean {
  return status === 'finished' || status === 'void';
}
