/** Beside the board: the move of a ply, or two plies that are compared, and what is different. */

import type { PointsChanged } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { letter, SeatMark } from '../shell/seat.tsx';
import { Sign } from '../signs/sign.tsx';
import { moment as time, signed } from '../words/formats.ts';
import { t } from '../words/replay.ts';
import { Brought } from './brought.tsx';
import { Changed, useComparison } from './changed.tsx';
import type { Eyes } from './eyes.ts';
import type { Named } from './naming.ts';
import type { Replaying } from './replaying.ts';
import type { Moment } from './summary.ts';

interface Props {
  readonly replaying: Replaying;
  readonly game: string;
  readonly now: Moment;
  readonly seats: readonly Named[];
  /** The ply that is compared with. */
  readonly base: number | undefined;
  readonly eyes: Eyes;
  /** What the move was worth. */
  readonly children?: ComponentChildren;
}

export function Happened(props: Props) {
  const { replaying, now, seats, base } = props;
  return (
    <section class="replay-happened" aria-labelledby="replay-happened">
      {base === undefined || base === now.ply ? (
        <Move now={now} seats={seats}>
          {props.children}
        </Move>
      ) : (
        <>
          <div class="line spread">
            <h2 id="replay-happened">{t('compared', { from: base, to: now.ply })}</h2>
            <button type="button" class="plain" onClick={() => (replaying.base.value = undefined)}>
              {t('compareEnd')}
            </button>
          </div>
          <Compared {...props} base={base} />
        </>
      )}
    </section>
  );
}

function Compared({ game, now, seats, base, eyes }: Props) {
  const found = useComparison(game, base, now.ply, eyes);
  if (found === undefined) return <p class="quiet small">{t('comparing')}</p>;
  return <Changed differences={found} seats={seats} />;
}

/** What changed the points: whose, by how much, and the fact that says why. */
function Gains({ gains, seats }: { gains: readonly PointsChanged[]; seats: readonly Named[] }) {
  if (gains.length === 0) return null;
  return (
    <ul class="replay-gains small" aria-label={t('gains')}>
      {gains.map(({ seat, points, text }, at) => (
        <li key={at}>
          <SeatMark seat={seat} label={seats.find((one) => one.seat === seat)?.name ?? letter(seat)} />{' '}
          <b>
            {signed(points)}
            <Sign id="points" />
          </b>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Move({ now: { move, at, after }, seats, children }: Pick<Props, 'now' | 'seats' | 'children'>) {
  if (move === undefined) {
    return (
      <>
        <h2 id="replay-happened">{t('nothingHappened')}</h2>
        {children}
      </>
    );
  }
  const name = seats.find(({ seat }) => seat === move.seat)?.name ?? letter(move.seat);
  return (
    <>
      <h2 id="replay-happened">
        <SeatMark seat={move.seat} label={name} /> {move.words || move.notation} <Brought move={move} />
      </h2>
      <p class="small quiet">
        {t('by', { name, time: time(new Date(at)) })}
      </p>
      {children}
      <Changed key={move.ply} differences={move.differences ?? []} seats={seats} />
      <Gains gains={move.gains ?? []} seats={seats} />
      {after.map((event) => event.text && <p key={event.version}>{event.text}</p>)}
      {(move.texts ?? []).length > 0 && (
        <details class="small">
          <summary>{t('facts', { count: move.texts!.length })}</summary>
          <ul>
            {move.texts!.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
