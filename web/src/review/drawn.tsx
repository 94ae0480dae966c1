/** What was drawn in a ply, and for whom that was luck. */

import type { PlyLuck } from 'kronika-client';
import type { Named } from '../replay/naming.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/review.ts';
import { kindOf } from './draws.ts';
import { chanceBy } from './shares.ts';

export function Drawn({ luck, seats }: { luck: PlyLuck; seats: readonly Named[] }) {
  return (
    <>
      <h4>{t('drawn')}</h4>
      <ul class="review-drawn small">
        {luck.kinds.map(({ kind, chances }) => (
          <li key={kind}>
            {kindOf(kind)}:{' '}
            {seats.map(({ seat, name }) => (
              <span key={seat}>
                <SeatMark seat={seat} label={name} /> {chanceBy(chances[seat] ?? 0)}{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
