/** The seats below the board: what each has at the ply; pressing one lays out what belongs to it. */

import type { ComponentChildren } from 'preact';
import type { TimeLeft } from 'kronika-client';
import { Team } from '../arranged/team.tsx';
import { useTold } from '../arranged/told.ts';
import { SeatMark } from '../shell/seat.tsx';
import { Sign } from '../signs/sign.tsx';
import { arrangementOf } from '../titles/arranged.ts';
import { duration, number } from '../words/formats.ts';
import { t } from '../words/replay.ts';
import type { Moment } from './summary.ts';

interface Props {
  readonly title: string;
  readonly now: Moment;
  readonly look: number | undefined;
  readonly onLook: (seat: number | undefined) => void;
  /** What belongs to the seat that is looked at. */
  readonly children: ComponentChildren;
}

export function Seats({ title, now, look, onLook, children }: Props) {
  const told = useTold();
  return (
    <div class="replay-seats">
      {look !== undefined && <div class="mine replay-mine">{children}</div>}
      <ul aria-label={t('seats')}>
        {told.seats.map(({ seat, name }) => {
          const score = now.scores.find((one) => one.seat === seat);
          return (
            <li key={seat} data-seat={seat} data-moved={now.move?.seat === seat ? '' : undefined}>
              <button
                type="button"
                aria-pressed={look === seat}
                title={t('lookAt', { name })}
                onClick={() => onLook(look === seat ? undefined : seat)}
              >
                <SeatMark seat={seat} />
                <span class="replay-name" translate={false}>
                  {name}
                </span>
                <Team told={told} seat={seat} />
                <Goods title={title} seat={seat} />
                <Time left={now.clocks.find((one) => one.seat === seat)} />
                {score && (
                  <span class="replay-score">
                    <b>{number(score.points)}</b> <Sign id="points" />
                    <span class="unseen">{t('points', { points: score.points })}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a seat owns, as its title says it. */
function Goods({ title, seat }: { title: string; seat: number }) {
  const told = useTold();
  const goods = arrangementOf(title)?.goods(told, seat) ?? [];
  return (
    <span class="replay-goods">
      {goods
        .filter(({ sign }) => sign !== 'points')
        .map(({ sign, count }) => (
          <span key={sign} class={count === 0 ? 'none' : undefined}>
            <Sign id={sign} /> {count}
            <span class="unseen">{told.catalogue.sign(sign).name}</span>
          </span>
        ))}
    </span>
  );
}

function Time({ left }: { left: TimeLeft | undefined }) {
  return left === undefined ? null : <span class="small quiet">{t('clock', { time: duration(left.left) })}</span>;
}
