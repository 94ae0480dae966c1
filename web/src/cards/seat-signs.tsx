/** Who sits at a table, as signs in a row; an open seat is the dashed shape. */

import type { SeatShown } from 'kronika-client';
import { sitter } from '../lobby/seats.tsx';
import { letter, SeatMark, SHAPES } from '../shell/seat.tsx';
import { t } from '../words/cards.ts';

export function SeatSigns({ seats, title }: { seats: readonly SeatShown[]; title: string }) {
  return (
    <span class="seat-signs">
      {seats.map((one) => {
        const label = t('sits', { letter: letter(one.seat), name: sitter(one, title) });
        return one.kind === 'open' ? (
          <OpenSeat key={one.seat} seat={one.seat} label={label} />
        ) : (
          <SeatMark key={one.seat} seat={one.seat} label={label} />
        );
      })}
    </span>
  );
}

function OpenSeat({ seat, label }: { seat: number; label: string }) {
  return (
    <svg class="seat open-seat" viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d={SHAPES[seat % SHAPES.length]} />
      <path class="plus" d="M5 8h6M8 5v6" />
    </svg>
  );
}

/** The people and bots at a table, by their names. */
export function namesOf(seats: readonly SeatShown[], title: string): readonly string[] {
  return seats.filter(({ kind }) => kind !== 'open').map((one) => sitter(one, title));
}
