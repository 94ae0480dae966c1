/** The timeline: turns by seat, rounds, milestones, points as lines; to click on, and to drag over. */

import { useMemo, useRef, useState } from 'preact/hooks';
import { chancesOf } from '../review/chances.ts';
import { ChanceLines, LinesChoice } from '../review/lines.tsx';
import type { Reviewing } from '../review/reviewing.ts';
import { Sign } from '../signs/sign.tsx';
import { t } from '../words/replay.ts';
import { chartOf } from './chart.ts';
import { placeOf } from './controls.tsx';
import { Marks } from './marks.tsx';
import type { Replaying } from './replaying.ts';
import { Lines } from './score-lines.tsx';
import { steps, type Timeline as Laid, timelineOf } from './timeline.ts';

export function Timeline({ replaying, reviewing }: { replaying: Replaying; reviewing: Reviewing }) {
  const { summary } = replaying;
  const [seen, hiding, count] = [replaying.seen.value, replaying.hiding.value, replaying.count.value];
  const length = steps(seen, hiding);
  const laid = useMemo(() => timelineOf(summary, seen, length), [summary, seen, length, count]);
  const chart = useMemo(() => chartOf(summary, seen, length), [summary, seen, length, count]);
  const reviewed = reviewing.reviewed.value;
  const chances = useMemo(() => reviewed && chancesOf(reviewed, seen, length), [reviewed, seen, length]);
  const lines = chances !== undefined && (reviewing.lines.value === 'chances' || chart === undefined);
  const { dragged, ...dragging } = useDragging(replaying, length);
  const here = replaying.place.value / length;
  const base = dragged ?? (typeof replaying.base.value === 'number' ? seen.indexOf(replaying.base.value) / length : -1);
  return (
    <div class="replay-timeline">
      <span class="replay-of small" aria-hidden="true">
        {t('turns')}
      </span>
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={length}
        value={replaying.place.value}
        aria-label={t('slider')}
        aria-valuetext={placeOf(replaying)}
        onInput={({ currentTarget }) => replaying.goTo(Math.min(Number(currentTarget.value), seen.length - (hiding ? 0 : 1)))}
      />
      {chances ? (
        <LinesChoice reviewing={reviewing} points={chart !== undefined} />
      ) : (
        chart && (
          <span class="replay-of replay-of-points small" aria-hidden="true">
            {t('chart')}
          </span>
        )
      )}
      <div class="replay-line-box" {...dragging}>
        <Turns laid={laid} />
        <Rounds laid={laid} replaying={replaying} />
        {lines ? <ChanceLines chances={chances} /> : chart && <Lines chart={chart} />}
        {base >= 0 && (
          <span
            class="replay-span"
            style={{ insetInlineStart: `${Math.min(base, here) * 100}%`, width: `${Math.abs(here - base) * 100}%` }}
          />
        )}
        <span class="replay-cursor" style={{ insetInlineStart: `${here * 100}%` }} />
        <Marks replaying={replaying} plies={seen} length={length} />
      </div>
    </div>
  );
}

function Turns({ laid }: { laid: Laid }) {
  return useMemo(
    () => (
      <svg class="replay-turn-strip" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {laid.turns.map(({ seat, from, to }) => (
          <rect key={from} data-seat={seat} x={from * 1000} y="0" width={Math.max((to - from) * 1000, 0.5)} height="10" />
        ))}
      </svg>
    ),
    [laid],
  );
}

/** Rounds and milestones: buttons for the latter, since one wants to go there. */
function Rounds({ laid, replaying }: { laid: Laid; replaying: Replaying }) {
  return useMemo(
    () => (
      <div class="replay-rounds">
        {laid.rounds.map(({ at, of }) => (
          <span key={at} class="small" aria-hidden="true" style={{ insetInlineStart: `${at * 100}%` }}>
            {of}
          </span>
        ))}
        {laid.milestones.map(({ at, ply, of }) => (
          <button
            type="button"
            key={`${ply} ${of.sign}`}
            class="replay-milestone"
            title={`${of.text} (${t('origin.ply', { ply })})`}
            aria-label={`${of.text} (${t('origin.ply', { ply })})`}
            style={{ insetInlineStart: `${at * 100}%` }}
            onClick={() => replaying.jump(ply)}
          >
            <Sign id={of.sign} />
          </button>
        ))}
      </div>
    ),
    [laid],
  );
}

/** Less than so many pixels is a click. */
const STILL = 5;

/** A click goes to the ply; dragging chooses two plies, which are compared. */
function useDragging(replaying: Replaying, length: number) {
  const begun = useRef<{ x: number; share: number } | undefined>(undefined);
  const [dragged, setDragged] = useState<number>();
  const share = ({ clientX, currentTarget }: PointerEvent) => {
    const box = (currentTarget as Element).getBoundingClientRect();
    return Math.min(Math.max((clientX - box.left) / box.width, 0), 1);
  };
  const place = (at: number) => Math.min(Math.round(at * length), replaying.seen.peek().length - 1);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    begun.current = { x: event.clientX, share: share(event) };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = begun.current;
    if (from === undefined || (dragged === undefined && Math.abs(event.clientX - from.x) < STILL)) return;
    setDragged(from.share);
    replaying.goTo(place(share(event)));
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = begun.current;
    begun.current = undefined;
    if (from === undefined) return;
    setDragged(undefined);
    if (dragged !== undefined) replaying.base.value = replaying.seen.peek()[place(from.share)];
    replaying.goTo(place(share(event)));
  };
  const onPointerCancel = () => {
    begun.current = undefined;
    setDragged(undefined);
  };
  return { dragged, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
