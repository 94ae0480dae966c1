/** The sign of a seat: a shape, a tone and a letter, so that no one has to tell colours apart. */

/** The letter of a seat: A for seat 0. */
export function letter(seat: number): string {
  return String.fromCodePoint(65 + seat);
}

/** Disc, square, hexagon, diamond, shield, on 16 x 16: the same for a seat everywhere. */
export const SHAPES: readonly string[] = [
  'M8 .8a7.2 7.2 0 010 14.4A7.2 7.2 0 018 .8z',
  'M2.8 1.2h10.4a1.6 1.6 0 011.6 1.6v10.4a1.6 1.6 0 01-1.6 1.6H2.8a1.6 1.6 0 01-1.6-1.6V2.8a1.6 1.6 0 011.6-1.6z',
  'M4.3 1.3h7.4L15.4 8l-3.7 6.7H4.3L.6 8z',
  'M8 .3L15.7 8 8 15.7.3 8z',
  'M8 .6l6.6 1.8v5.8c0 3.7-2.8 6-6.6 7.2-3.8-1.2-6.6-3.5-6.6-7.2V2.4z',
];

/** Decoration beside a name; where it stands alone, give it the words as `label`. */
export function SeatMark({ seat, label }: { seat: number; label?: string }) {
  const spoken = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg class="seat" data-seat={seat} viewBox="0 0 16 16" {...spoken}>
      <path d={SHAPES[seat % SHAPES.length]} />
      <text x="8" y="11.2">
        {letter(seat)}
      </text>
    </svg>
  );
}
