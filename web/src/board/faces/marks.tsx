/** What stands beside a thing: its count, whose it is, the small signs that its title gives it. */

import { letter } from '../../shell/seat.tsx';

/** Signs for marks that many titles have; others are printed as they are, shortened. */
const SIGNS: Readonly<Record<string, string>> = {
  now: '▼',
  workers: '♟',
  tokens: '●',
  locked: '⚿',
  used: '✓',
  activated: '✓',
  active: '★',
  inactive: '☆',
  aside: '↷',
  taken: '✗',
  new: '✦',
  orb: '◉',
  dwelling: '⌂',
  coastal: '≈',
  offered: '⇄',
  below: '↓',
  empty: '∅',
  dummy: '#',
  attached: '⊕',
};

/** Marks as one line, equal ones counted: `♟3 ●2`. */
export function marked(marks: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts]
    .map(([mark, count]) => `${SIGNS[mark] ?? mark.slice(0, 4)}${count > 1 ? count : ''}`)
    .join(' ');
}

/** How many equal ones a thing stands for. */
export function Count({ x, y, count }: { x: number; y: number; count: number }) {
  const text = `×${count}`;
  const width = 10 + 7.5 * text.length;
  return (
    <g class="count" transform={`translate(${x - width} ${y - 18})`}>
      <rect width={width} height={18} rx={9} />
      <text x={width / 2} y={13}>
        {text}
      </text>
    </g>
  );
}

/** The letter of a seat in its colour. */
export function Owner({ x, y, seat }: { x: number; y: number; seat: number }) {
  return (
    <g class="owner" data-seat={seat} transform={`translate(${x} ${y})`}>
      <rect x={-8} y={-8} width={16} height={16} rx={4} />
      <text y={4.5}>{letter(seat)}</text>
    </g>
  );
}
