/** The address names the ply and the seat, so that it can be passed on; Back leaves the replay. */

import { useEffect } from 'preact/hooks';
import { announce } from '../shell/announcing.tsx';
import { placeOf } from './controls.tsx';
import type { Replaying } from './replaying.ts';

/** Milliseconds at a ply before the address names it, and before it is said aloud. */
const STAY = 300;

export function useAddress(replaying: Replaying, eyes: number | undefined): void {
  const moment = replaying.here.value;
  const ply = moment?.ply;
  useEffect(() => {
    if (ply === undefined) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set('ply', String(ply));
      if (eyes === undefined) address.searchParams.delete('seat');
      else address.searchParams.set('seat', String(eyes));
      history.replaceState(history.state, '', address);
      if (!replaying.playing.peek()) announce(`${placeOf(replaying)}. ${moment?.move?.words ?? ''}`);
    }, STAY);
    return () => clearTimeout(timer);
  }, [ply, eyes]);
}
