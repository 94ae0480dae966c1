/** The points of all seats over the plies as a table: a row for each round, or for each turn. */

import { useMemo } from 'preact/hooks';
import { SeatMark } from '../shell/seat.tsx';
import { number } from '../words/formats.ts';
import { t } from '../words/replay.ts';
import { roundStops, turnStops } from './grouping.ts';
import type { Named } from './naming.ts';
import type { Replaying } from './replaying.ts';

/** Rows of the table, at most. */
const MOST_ROWS = 80;

export function ScoreTable({ replaying, seats }: { replaying: Replaying; seats: readonly Named[] }) {
  const { summary } = replaying;
  const seen = replaying.seen.value;
  const rows = useMemo(() => {
    const rounds = roundStops(seen, summary);
    const stops = rounds.length > 3 ? rounds : turnStops(seen, summary);
    const every = Math.ceil(stops.length / MOST_ROWS);
    return stops.filter((_, index) => index % every === 0 || index === stops.length - 1);
  }, [seen, summary]);
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
