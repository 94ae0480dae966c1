/** What the others have done since one's own last move: a line each, the last three. */

import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/table.ts';
import { account, type Entry } from './chronicle.ts';

const LINES = 3;

interface Props {
  entries: readonly Entry[];
  names: readonly string[];
  seat: number | undefined;
  /** The ply that is played back now. */
  playing: number | undefined;
}

export function Since({ entries, names, seat, playing }: Props) {
  const inForce = entries.filter((one) => one.inForce && one.said.length > 0);
  const last = inForce.findLastIndex((one) => one.seat === seat);
  const others = seat === undefined ? [] : inForce.slice(last + 1).filter((one) => one.seat !== undefined);
  if (others.length === 0) return null;
  return (
    <section class="since" aria-labelledby="since">
      <h2 id="since">{t('since')}</h2>
      {playing !== undefined && <p class="small quiet playing-back">{t('playingBack', { ply: playing })}</p>}
      <ul>
        {others.slice(-LINES).map((one) => (
          <li key={one.version} aria-current={one.ply === playing ? 'step' : undefined}>
            <SeatMark seat={one.seat!} label={names[one.seat!] ?? ''} /> <span>{account(one).line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
