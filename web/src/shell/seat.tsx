/** The sign of a seat: its letter on its colour, so that no one has to tell colours apart. */

/** The letter of a seat: A for seat 0. */
export function letter(seat: number): string {
  return String.fromCodePoint(65 + seat);
}

/** Decoration beside a name; where it stands alone, give it the words as `label`. */
export function SeatMark({ seat, label }: { seat: number; label?: string }) {
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span class="seat" data-seat={seat} translate={false} {...spoken}>
      {letter(seat)}
    </span>
  );
}
