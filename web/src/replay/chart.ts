/** Where the lines of a score chart lie. Pure. */

import type { Summary } from './summary.ts';

export const WIDTH = 400;
export const HEIGHT = 190;
/** Room for the numbers on the left, the letters of seats on the right, the plies below. */
const LEFT = 34;
const RIGHT = 48;
const TOP = 10;
const BOTTOM = 20;

/** Patterns of lines, so that seats are told apart without colours. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2'] as const;

export interface Line {
  readonly seat: number;
  readonly points: string;
  readonly dash: string;
  /** Where the letter of the seat stands, and what it has in the end. */
  readonly end: { readonly x: number; readonly y: number; readonly points: number };
}

export interface Chart {
  readonly lines: readonly Line[];
  /** Values with a line across. */
  readonly grid: readonly { readonly y: number; readonly value: number }[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How many plies there are on the path. */
  readonly count: number;
}

/** The chart of a path; none if nobody ever has points. */
export function chartOf(summary: Summary, path: readonly number[]): Chart | undefined {
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
      return found === undefined ? [] : [{ x: across(index, path.length), value: found.points }];
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
  const box = { left: LEFT, right: WIDTH - RIGHT, top: TOP, bottom, count: path.length };
  return { lines: apart(lines), grid, ...box };
}

/** Where a place of the path lies across. */
export function across(index: number, count: number): number {
  return LEFT + (index / Math.max(count - 1, 1)) * (WIDTH - RIGHT - LEFT);
}

/** The place of the path that is nearest to somewhere across. */
export function nearest(x: number, count: number): number {
  const share = (x - LEFT) / (WIDTH - RIGHT - LEFT);
  return Math.round(Math.min(Math.max(share, 0), 1) * Math.max(count - 1, 0));
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

/** Three to six round numbers that span the values. */
export function ticksOf(least: number, most: number): readonly number[] {
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  const ticks: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most + step / 2; value += step) {
    ticks.push(Math.round(value * 1e6) / 1e6);
  }
  return ticks;
}

/** Letters that would lie on each other are moved apart. */
const LETTER = 15;

function apart(lines: readonly Line[]): readonly Line[] {
  const byHeight = [...lines].sort((a, b) => a.end.y - b.end.y);
  const placed = new Map<number, number>();
  let above = -Infinity;
  for (const { seat, end } of byHeight) {
    above = Math.max(end.y, above + LETTER);
    placed.set(seat, above);
  }
  const over = Math.max(0, above - (HEIGHT - BOTTOM));
  return lines.map((line) => ({
    ...line,
    end: { ...line.end, y: round(placed.get(line.seat)! - over) },
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
