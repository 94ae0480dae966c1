/** The list of moves: a line each, grouped by turn, branches drawn aside, the current one marked. */

import type { ReplayedPly } from 'kronika-client';
import { Component } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ZoneFilter } from '../board/zone-filter.tsx';
import { Milestones } from '../cards/milestones.tsx';
import { MarkView } from '../review/mark.tsx';
import type { Mark } from '../review/marks.ts';
import type { Reviewed } from '../review/reviewed.ts';
import { SeatMark } from '../shell/seat.tsx';
import { t } from '../words/replay.ts';
import { Brought } from './brought.tsx';
import { type Turn, turnsOf } from './grouping.ts';
import type { Named } from './naming.ts';
import { plyOf, usePassing } from './passing.ts';
import type { Replaying } from './replaying.ts';
import type { Moment } from './summary.ts';
import { pliesIn } from './tracing.ts';

interface MovesProps {
  replaying: Replaying;
  /** What is known of what moves were worth. */
  reviewed: Reviewed | undefined;
  /** The slug of the title. */
  title: string;
  seats: readonly Named[];
  /** The zone that somebody wants to know about. */
  zone: string | undefined;
  onZone: (zone: string | undefined) => void;
}

export function Moves({ replaying, reviewed, title, seats, zone, onZone }: MovesProps) {
  const [only, setOnly] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const { summary } = replaying;
  const count = replaying.count.value;
  const seen = replaying.open.value ? undefined : replaying.seen.value;
  const all = useMemo(() => turnsOf(summary, seen && new Set(seen)), [summary, count, seen]);
  const turns = useMemo(() => {
    if (zone === undefined) return all;
    const plies = pliesIn(summary, zone);
    return all.flatMap((turn) => {
      const moments = turn.moments.filter(({ ply }) => plies.has(ply));
      return moments.length > 0 ? [{ ...turn, moments }] : [];
    });
  }, [all, zone]);
  const scene = replaying.here.value?.scene;
  const here = replaying.here.value?.ply ?? -1;
  const start = summary.head?.ply ?? 0;

  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !line) return;
    const [frame, at] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
    if (at.top < frame.top || at.bottom > frame.bottom) {
      box.scrollTop += at.top - frame.top - box.clientHeight / 3;
    }
  }, [here, only, turns]);
  const passing = usePassing(replaying, here);

  const go = (event: MouseEvent) => {
    const ply = plyOf(event.target);
    if (ply === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    replaying.jump(ply);
    replaying.preview.value = undefined;
  };

  return (
    <section class="replay-moves" aria-labelledby="replay-moves">
      <div class="line spread">
        <h2 id="replay-moves">{t('moves')}</h2>
        <div class="narrowings">
          <label class="narrowing small">
            <span class="unseen">{t('of')}</span>
            <select
              value={only ?? ''}
              onChange={({ currentTarget: { value } }) => setOnly(value === '' ? undefined : Number(value))}
            >
              <option value="">{t('all')}</option>
              {seats.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {scene && <ZoneFilter {...{ scene, title, seats, value: zone, onChange: onZone }} />}
        </div>
      </div>
      <ol class="replay-turns" ref={list} {...passing} onClick={go}>
        <li>
          <ol>
            <li>
              <a href={`?ply=${start}`} data-ply={start} aria-current={here === start ? 'step' : undefined}>
                <span class="replay-ply number">{start}</span>
                {t('setup')}
              </a>
            </li>
          </ol>
        </li>
        {turns.map((turn) =>
          only !== undefined && turn.seat !== only ? null : (
            <TurnView
              key={turn.key}
              turn={turn}
              reviewed={reviewed}
              name={seats.find(({ seat }) => seat === turn.seat)?.name ?? ''}
              here={turn.moments.some(({ ply }) => ply === here) ? here : undefined}
            />
          ),
        )}
      </ol>
    </section>
  );
}

interface TurnProps {
  turn: Turn;
  reviewed: Reviewed | undefined;
  name: string;
  here: number | undefined;
}

/** A turn; drawn again only when something in it changes, since a game has hundreds. */
class TurnView extends Component<TurnProps> {
  override shouldComponentUpdate(next: TurnProps): boolean {
    const { turn, reviewed, name, here } = this.props;
    return next.turn !== turn || next.reviewed !== reviewed || next.name !== name || next.here !== here;
  }

  override render({ turn, reviewed, name, here }: TurnProps) {
    return (
      <li class={turn.left ? 'replay-left' : undefined}>
        {turn.from !== undefined && <p class="small quiet">↳ {t('branch', { ply: turn.from })}</p>}
        <h3 class="line">
          <SeatMark seat={turn.seat} />
          <span translate={false}>{name}</span>
          {turn.of !== undefined && <span class="small quiet">{t('inRound', { round: turn.of })}</span>}
          {turn.left && <span class="small quiet">({t('left')})</span>}
        </h3>
        <ol>
          {turn.moments.map((moment) => (
            <MoveLine key={moment.ply} moment={moment} mark={reviewed?.decision(moment.ply)?.mark} here={moment.ply === here} />
          ))}
        </ol>
      </li>
    );
  }
}

function MoveLine({ moment, mark, here }: { moment: Moment; mark: Mark | undefined; here: boolean }) {
  const { ply, move, after } = moment;
  if (move === undefined) return null;
  return (
    <li>
      <a href={`?ply=${ply}`} data-ply={ply} aria-current={here ? 'step' : undefined} title={move.notation}>
        <span class="replay-ply number">{ply}</span>
        <span>
          <Words move={move} /> <Brought move={move} />
          <Milestones of={move.milestones} />
          {mark && mark !== 'only' && <MarkView mark={mark} />}
          {here && <span class="unseen">, {t('here')}</span>}
        </span>
      </a>
      {after.map((event) => event.text && <p key={event.version} class="replay-event small">{event.text}</p>)}
    </li>
  );
}

/** The words of a move; what they name stands out. */
function Words({ move }: { move: ReplayedPly }) {
  if (!move.words) return <>{move.notation}</>;
  return (
    <>
      {(move.parts ?? [{ text: move.words }]).map((part, index) =>
        part.of === undefined || part.of === null ? part.text : <b key={index}>{part.text}</b>,
      )}
    </>
  );
}
