/** What the others have done since one's own last move: the three moves that matter most. */

import { useMemo } from 'preact/hooks';
import type { Told } from '../arranged/told.ts';
import { Milestones } from '../cards/milestones.tsx';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/table.ts';
import { Came } from './came.tsx';
import type { Past } from './past.ts';

interface Props {
  past: Past;
  told: Told | undefined;
  names: readonly string[];
  seat: number | undefined;
  /** The ply that is played back now. */
  playing: number | undefined;
}

export function Since({ past, told, names, seat, playing }: Props) {
  const moves = useMemo(() => (seat === undefined ? [] : past.since(seat)), [past, seat]);
  if (moves.length === 0) return null;
  return (
    <section class="since" aria-labelledby="since">
      <h2 id="since">{t('since')}</h2>
      {playing !== undefined && <p class="small quiet playing-back">{t('playingBack', { ply: playing })}</p>}
      <ul>
        {moves.map(({ ply, seat: by, told: line, words, milestones }) => (
          <li key={ply} data-ply={ply} aria-current={ply === playing ? 'step' : undefined}>
            <SeatMark seat={by} label={names[by] ?? ''} />
            <span>
              {line ?? words} {told && <Came ply={ply} seat={by} told={told} past={past} />}
              <Milestones of={milestones} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
