/** What was drawn in a ply, and for whom that was luck. */

import type { PlyLuck } from 'kronika-client';
import type { Named } from '../replay/naming.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/review.ts';
import { together } from './draws.ts';
import { chanceBy } from './shares.ts';

export function Drawn({ luck, seats }: { luck: PlyLuck; seats: readonly Named[] }) {
  const each = luck.kinds.map(({ kind, chances }) => [kind, chances] as const);
  const kinds = together(each, seats, (one, other) => one.map((parts, seat) => parts + (other[seat] ?? 0)));
  return (
    <>
      <h4>{t('drawn')}</h4>
      <ul class="review-drawn small">
        {kinds.map(([kind, chances]) => (
          <li key={kind}>
            {kind}:{' '}
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
