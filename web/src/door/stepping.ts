/** A game that steps on by itself: turn by turn, until somebody points at it or looks elsewhere. */

import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds for a turn. */
export const PACE = 2000;
/** It begins where there is something to see already. */
const BEGINNING = 0.6;

export interface Stepping {
  /** The step that is shown, from 0. */
  readonly at: number;
  readonly running: boolean;
  /** Stops it, or lets it go on. */
  readonly toggle: () => void;
  /** Handlers of the box that it stops under. */
  readonly under: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
}

/** Steps through `count` steps, again and again. Still for people who want no motion. */
export function useStepping(count: number): Stepping {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [chosen, setAt] = useState<number>();
  const at = chosen ?? Math.floor(count * BEGINNING);
  const [wanted, setWanted] = useState(!still);
  const [pointed, setPointed] = useState(false);
  const running = wanted && !pointed && count > 1;
  const counted = useRef(count);
  counted.current = count;
  useEffect(() => {
    if (!running) return;
    const step = () => {
      const begin = Math.floor(counted.current * BEGINNING);
      if (document.visibilityState === 'visible') setAt((before = begin) => (before + 1) % counted.current);
    };
    const timer = setInterval(step, PACE);
    return () => clearInterval(timer);
  }, [running]);
  return {
    at: Math.min(at, Math.max(count - 1, 0)),
    running: wanted,
    toggle: () => setWanted((before) => !before),
    under: { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) },
  };
}
