/** What stands beside a thing: its count, whose it is, the small signs that its title gives it. */

import { letter } from '../../shell/seat.tsx';
import type { Sum } from '../catalogue.ts';

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
  opening: '⚑',
  revealed: '◎',
  creation: '✎',
  known: '◌',
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

/** Amounts in a line, as far as there is room: an icon and a number each. */
export function Sums({ sums, x, y, end, paid }: { sums: readonly Sum[]; x: number; y: number; end?: boolean; paid?: boolean }) {
  const widths = sums.map(sumWidth);
  let left = end ? x - widths.reduce((a, b) => a + b + 2, -2) : x;
  return (
    <>
      {sums.map((sum, at) => {
        const from = left;
        left += widths[at]! + 2;
        return (
          <g key={at} class={`sum-of${paid ? ' paid' : ''}`} transform={`translate(${from} ${y})`}>
            <rect width={widths[at]} height={18} rx={paid ? 3 : 9} />
            <Sign icon={sum.icon} glyph={sum.glyph} x={10} y={9} size={14} />
            <text x={19} y={13.5}>
              {sum.count}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function sumWidth({ count }: Sum): number {
  return 23 + 7.6 * count.length;
}

/** The pixels that amounts need. */
export function sumsWidth(sums: readonly Sum[]): number {
  return sums.reduce((all, sum) => all + sumWidth(sum) + 2, 0);
}

/** An icon around a point, or the letters that stand for it. */
export function Sign({ icon, glyph, x, y, size }: { icon: string | undefined; glyph: string; x: number; y: number; size: number }) {
  if (icon === undefined) {
    return (
      <text class="sign-letters" x={x} y={y + 4.5}>
        {glyph.slice(0, size > 20 ? 3 : 2)}
      </text>
    );
  }
  return <use class="icon" href={icon} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
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
