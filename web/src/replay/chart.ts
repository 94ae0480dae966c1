/** Where the lines of a score chart lie. Pure. */

import type { Summary } from './summary.ts';

export const WIDTH = 1000;
export const HEIGHT = 100;
const TOP = 6;
const BOTTOM = 6;

/** Patterns of lines, so that seats are told apart without colours. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2'] as const;

export interface Line {
  readonly seat: number;
  readonly points: string;
  readonly dash: string;
  /** What the seat has in the end, and where the line ends. */
  readonly end: { readonly x: number; readonly y: number; readonly points: number };
}

export interface Chart {
  readonly lines: readonly Line[];
  /** Values with a line across. */
  readonly grid: readonly { readonly y: number; readonly value: number }[];
}

/** The chart of some plies on a line of so many steps; none if nobody ever has points. */
export function chartOf(summary: Summary, path: readonly number[], length: number): Chart | undefined {
  const rows = path.map((ply) => summary.moments.get(ply)?.scores ?? []);
  const seats = [...new Set(rows.flat().map(({ seat }) => seat))].sort((a, b) => a - b);
  const values = rows.flat().map(({ points }) => points);
  if (seats.length === 0) return undefined;
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const ticks = ticksOf(least, most);
  const [low, high] = [Math.min(least, ticks[0]!), Math.max(most, ticks.at(-1)!)];
  const bottom = HEIGHT - BOTTOM;
  const y = (value: number) => round(bottom - ((value - low) / (high - low)) * (bottom - TOP));
  const lines = seats.map((seat) => {
    const places = rows.flatMap((row, index) => {
      const found = row.find((one) => one.seat === seat);
      return found === undefined ? [] : [{ x: (index / length) * WIDTH, value: found.points }];
    });
    const last = places.at(-1)!;
    return {
      seat,
      points: stepped(places).map(({ x, value }) => `${round(x)},${y(value)}`).join(' '),
      dash: DASHES[seat % DASHES.length]!,
      end: { x: last.x, y: y(last.value), points: last.value },
    };
  });
  const grid = ticks.map((value) => ({ value, y: y(value) }));
  return { lines, grid };
}

/** Points stay as they are until they change: only the corners of the line are needed. */
function stepped(places: readonly { x: number; value: number }[]) {
  return places.filter(
    ({ value }, index) =>
      index === 0 ||
      index === places.length - 1 ||
      value !== places[index - 1]!.value ||
      value !== places[index + 1]!.value,
  );
}

/** Two to five round numbers that span the values. */
export function ticksOf(least: number, most: number): readonly number[] {
  const rough = (most - least) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  const ticks: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most + step / 2; value += step) {
    ticks.push(Math.round(value * 1e6) / 1e6 || 0);
  }
  return ticks;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
