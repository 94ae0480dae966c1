/** What a ply brought whom and took from whom, as signs. */

import type { Told } from '../arranged/told.ts';
import { SeatMark } from '../shell/seat.tsx';
import { Formula, LegendOf } from '../signs/sign.tsx';
import type { Past } from './past.ts';

interface Props {
  ply: number;
  /** Who played it. */
  seat: number;
  told: Told;
  past: Past;
}

export function Came({ ply, seat, told, past }: Props) {
  const own = past.came(ply, seat, told);
  const others = [...new Set(past.gains(ply).map((one) => one.seat))].filter((one) => one !== seat);
  if (own.length === 0 && others.length === 0) return null;
  return (
    <LegendOf.Provider value={told.catalogue}>
      <span class="came">
        <Formula parts={own} />
        {others.map((other) => (
          <span key={other}>
            <SeatMark seat={other} label={told.speech.seat(other)} /> <Formula parts={past.came(ply, other, told).slice(0, 1)} />
          </span>
        ))}
      </span>
    </LegendOf.Provider>
  );
}
