/** Who sits where, in a line. */

import type { SeatShown } from 'kronika-client';
import { person } from '../session/session.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { botName } from '../titles/bots.ts';
import { t } from '../words/lobby.ts';

/** What a seat is called: its person, its bot, or what it is while nobody sits there. */
export function sitter(seat: SeatShown, title: string): string {
  if (seat.kind === 'bot') return botName(title, seat.bot ?? '');
  if (seat.kind === 'open') return t('openSeat');
  return seat.account?.name ?? t('erased');
}

/** Whether the one who uses the page sits there. */
export function isMine(seat: SeatShown): boolean {
  return seat.account !== undefined && seat.account?.id === person.value?.account;
}

interface SeatsProps {
  seats: readonly SeatShown[];
  /** The slug of what is played. */
  title: string;
  awaits: readonly number[];
}

export function Seats({ seats, title, awaits }: SeatsProps) {
  return (
    <ul class="lobby-seats">
      {seats.map((one) => (
        <li key={one.seat} class={awaits.includes(one.seat) ? 'awaited' : undefined}>
          <SeatMark seat={one.seat} label={t('seat', { letter: letter(one.seat) })} />
          <Sitter seat={one} title={title} />
          {awaits.includes(one.seat) && <span class="small">({t('awaited')})</span>}
        </li>
      ))}
    </ul>
  );
}

/** The name of a seat, leading to the profile if it is a person. */
export function Sitter({ seat, title }: { seat: SeatShown; title: string }) {
  if (seat.kind === 'open' || (seat.kind === 'person' && !seat.account)) {
    return <em class="quiet">{sitter(seat, title)}</em>;
  }
  if (seat.kind === 'bot') {
    return (
      <span>
        <span aria-hidden="true">⚙ </span>
        {sitter(seat, title)}
      </span>
    );
  }
  return (
    <a href={`/players/${seat.account?.id}`} translate={false}>
      {seat.account?.name}
    </a>
  );
}
