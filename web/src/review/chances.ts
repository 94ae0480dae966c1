/** Where the lines of the chances to win lie, and the mistakes on them. Pure. */

import { type Chart, DASHES, HEIGHT, WIDTH } from '../replay/chart.ts';
import { isMistake, type Mark } from './marks.ts';
import { type Reviewed, WHOLE } from './reviewed.ts';

/** Room above and below the lines. */
const EDGE = 6;

/** A mistake on the line of a seat: shares of the width and of the height. */
export interface Missed {
  readonly ply: number;
  readonly seat: number;
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
}

export interface Chances extends Chart {
  readonly missed: readonly Missed[];
}

/** The lines of some plies on a line of so many steps; none as long as nothing is reviewed. */
export function chancesOf(reviewed: Reviewed, path: readonly number[], length: number): Chances | undefined {
  const rows = reviewed.along(path);
  const seats = rows.find((row) => row !== undefined)?.chances.length ?? 0;
  if (seats === 0) return undefined;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const places = rows.flatMap((row, index) => (row === undefined ? [] : [{ x: across(index, length), y: height(row.chances[seat]!), parts: row.chances[seat]! }]));
    const last = places.at(-1)!;
    return {
      seat,
      points: places.map(({ x, y }) => `${x},${y}`).join(' '),
      dash: DASHES[seat % DASHES.length]!,
      end: { x: last.x, y: last.y, points: last.parts / WHOLE },
    };
  });
  const missed = path.flatMap((ply, index): readonly Missed[] => {
    const [found, row] = [reviewed.decision(ply), rows[index]];
    if (found === undefined || row === undefined || !isMistake(found.mark)) return [];
    const { seat, mark } = found;
    return [{ ply, seat, mark, x: across(index, length) / WIDTH, y: height(row.chances[seat]!) / HEIGHT }];
  });
  const grid = [0, 0.5, 1].map((value) => ({ value, y: height(value * WHOLE) }));
  return { lines, grid, missed };
}

function across(index: number, length: number): number {
  return rounded((index / length) * WIDTH);
}

function height(parts: number): number {
  return rounded(HEIGHT - EDGE - (parts / WHOLE) * (HEIGHT - 2 * EDGE));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
