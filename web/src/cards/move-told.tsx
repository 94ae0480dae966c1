/** A move in one line, with signs for the numbers that it changed. */

import type { MoveTold } from 'kronika-client';
import { SeatMark } from '../shell/seat.tsx';
import { DRAWN } from '../signs/drawn.ts';
import { Sign } from '../signs/sign.tsx';
import { signed } from '../words/formats.ts';
import { Milestones } from './milestones.tsx';

/** So many signs stand behind a line. */
const MOST = 3;

export function MoveLine({ move }: { move: MoveTold }) {
  const signs = (move.amounts ?? []).flatMap(({ seat, by, name, component }) => {
    const sign = [component, name].find((one) => typeof one === 'string' && DRAWN.has(one));
    return seat === move.seat && sign ? [{ by, sign }] : [];
  });
  return (
    <li class="move-told">
      <SeatMark seat={move.seat} />
      <span>
        {move.text}{' '}
        {signs.slice(0, MOST).map(({ by, sign }) => (
          <b key={sign} class="move-amount" aria-hidden="true">
            {signed(by)}
            <Sign id={sign} />
          </b>
        ))}
        <Milestones of={move.milestones} />
      </span>
    </li>
  );
}
