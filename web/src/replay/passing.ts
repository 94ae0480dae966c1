/** Moves that are looked at in passing, while the pointer rests on their lines. */

import { useEffect, useRef } from 'preact/hooks';
import type { Replaying } from './replaying.ts';

/** Milliseconds that the pointer rests on a move before it is shown. */
const REST = 250;

/** What the list of moves does with the pointer. `here` is the ply that one has gone to: what was
 * about to be shown is not shown any more. */
export function usePassing(replaying: Replaying, here: number) {
  const timer = useRef(0);
  const at = useRef('');
  const over = useRef<number | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, [here]);

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const [place, ply] = [`${event.clientX} ${event.clientY}`, plyOf(event.target)];
    const still = place === at.current; // the list moves under the pointer
    at.current = place;
    if (still || ply === over.current) return;
    over.current = ply;
    stop();
    timer.current = setTimeout(() => {
      replaying.preview.value = ply;
    }, ply === undefined ? 0 : REST) as unknown as number;
  };
  const onPointerLeave = () => {
    stop();
    over.current = undefined;
    replaying.preview.value = undefined;
  };
  return { onPointerMove, onPointerLeave };
}

/** The ply of the line that something belongs to. */
export function plyOf(target: EventTarget | null): number | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('a[data-ply]') : null;
  return line === null ? undefined : Number(line.dataset.ply);
}
