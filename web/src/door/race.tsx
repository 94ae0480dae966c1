/** The points of all seats over a game, small: what was bold, what comes thin, a letter at each end. */

import { useMemo } from 'preact/hooks';
import type { Moment } from '../replay/summary.ts';
import { ticksOf } from '../replay/chart.ts';
import { letter, SHAPES } from '../shell/seat.tsx';

const WIDTH = 330;
const HEIGHT = 96;
const LEFT = 26;
const TOP = 12;

interface Props {
  readonly turns: readonly Moment[];
  /** Which of the turns is shown. */
  readonly at: number;
  readonly last: number;
}

export function Race({ turns, at, last }: Props) {
  const plot = useMemo(() => plotOf(turns, last), [turns, last]);
  const now = turns[at];
  return (
    <svg class="race" viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP}`} aria-hidden="true">
      {plot.ticks.map((value) => (
        <g key={value}>
          <path class="race-grid" d={`M${LEFT} ${plot.y(value)}H${WIDTH - 12}`} />
          <text x={LEFT - 5} y={plot.y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {plot.seats.map((seat) => (
        <g key={seat} class="tone" data-seat={seat}>
          <path class="race-after" d={plot.line(seat, at, turns.length - 1)} />
          <path class="race-line" d={plot.line(seat, 0, at)} />
        </g>
      ))}
      {now && <path class="race-now" d={`M${plot.x(now.ply)} ${TOP / 2}V${HEIGHT}`} />}
      {now?.scores.map(({ seat, points }, place) => (
        <g key={seat} class="seat" data-seat={seat} transform={`translate(${plot.x(now.ply) - 8 + (place - 1) * 15} ${plot.y(points) - 8})`}>
          <path d={SHAPES[seat % SHAPES.length]} />
          <text x="8" y="11.200">
            {letter(seat)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function plotOf(turns: readonly Moment[], last: number) {
  const all = turns.flatMap(({ scores }) => scores.map(({ points }) => points));
  const [least, most] = [Math.min(0, ...all), Math.max(10, ...all)];
  const x = (ply: number) => LEFT + (ply / Math.max(last, 1)) * (WIDTH - LEFT - 16);
  const y = (value: number) => TOP + (HEIGHT - TOP) * (1 - (value - least) / (most - least));
  const of = (moment: Moment, seat: number) => moment.scores.find((one) => one.seat === seat)?.points ?? 0;
  return {
    x,
    y,
    seats: turns[0]?.scores.map(({ seat }) => seat) ?? [],
    ticks: all.length === 0 ? [] : ticksOf(least, most).filter((one) => one <= most),
    line: (seat: number, from: number, to: number) =>
      turns.slice(from, to + 1).map((one, at) => `${at === 0 ? 'M' : 'L'}${x(one.ply).toFixed(1)} ${y(of(one, seat)).toFixed(1)}`).join(''),
  };
}
