/** The points of all seats over the plies: lines to click on, and the same as a table. */

import { useMemo } from 'preact/hooks';
import { letter, SeatMark } from '../shell/seat.tsx';
import { number } from '../words/formats.ts';
import { t } from '../words/replay.ts';
import { across, type Chart, chartOf, HEIGHT, nearest, WIDTH } from './chart.ts';
import { roundStops, turnStops } from './grouping.ts';
import type { Named } from './naming.ts';
import type { Replaying } from './replaying.ts';

/** Rows of the table, at most: rounds if there are any, else turns. */
const MOST_ROWS = 80;

export function ScoreChart({ replaying, seats }: { replaying: Replaying; seats: readonly Named[] }) {
  const [path, count] = [replaying.path.value, replaying.count.value];
  const { summary } = replaying;
  const chart = useMemo(() => chartOf(summary, path), [summary, path, count]);
  if (chart === undefined) return null;
  const x = across(replaying.place.value, chart.count);
  const go = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    replaying.goTo(nearest(((event.clientX - box.left) / box.width) * WIDTH, chart.count));
  };
  return (
    <section class="replay-chart" aria-labelledby="replay-chart">
      <h2 id="replay-chart">{t('chart')}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('chartWords')} onClick={go}>
        <Lines chart={chart} />
        <line class="replay-cursor" x1={x} x2={x} y1={chart.top} y2={chart.bottom} />
      </svg>
      <details>
        <summary>{t('chartTable')}</summary>
        <ScoreTable replaying={replaying} seats={seats} path={path} />
      </details>
    </section>
  );
}

function Lines({ chart }: { chart: Chart }) {
  return useMemo(
    () => (
      <>
        {chart.grid.map(({ y, value }) => (
          <g key={value}>
            <line class="replay-grid" x1={chart.left} x2={chart.right} y1={y} y2={y} />
            <text class="replay-value" x={chart.left - 6} y={y + 4}>
              {number(value)}
            </text>
          </g>
        ))}
        {chart.lines.map(({ seat, points, dash }) => (
          <g key={seat}>
            <polyline class="replay-under" points={points} />
            <polyline class="replay-line" data-seat={seat} points={points} stroke-dasharray={dash} />
          </g>
        ))}
        {chart.lines.map(({ seat, end }) => (
          <text class="replay-end" key={seat} x={end.x + 6} y={end.y + 4}>
            {letter(seat)} {number(end.points)}
          </text>
        ))}
      </>
    ),
    [chart],
  );
}

function ScoreTable(props: { replaying: Replaying; seats: readonly Named[]; path: readonly number[] }) {
  const { replaying, seats, path } = props;
  const { summary } = replaying;
  const rows = useMemo(() => {
    const rounds = roundStops(path, summary);
    const stops = rounds.length > 3 ? rounds : turnStops(path, summary);
    const every = Math.ceil(stops.length / MOST_ROWS);
    return stops.filter((_, index) => index % every === 0 || index === stops.length - 1);
  }, [path, summary]);
  return (
    <div class="wide-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ply')}</th>
            {seats.map(({ seat, name }) => (
              <th scope="col" class="number" key={seat}>
                <SeatMark seat={seat} /> <span translate={false}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((ply) => (
            <tr key={ply}>
              <th scope="row">
                <button type="button" class="plain" onClick={() => replaying.jump(ply)}>
                  {ply}
                </button>
              </th>
              {seats.map(({ seat }) => (
                <td class="number" key={seat}>
                  {pointsOf(replaying, ply, seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function pointsOf(replaying: Replaying, ply: number, seat: number): string {
  const found = replaying.summary.moments.get(ply)?.scores.find((one) => one.seat === seat);
  return found === undefined ? '' : number(found.points);
}
