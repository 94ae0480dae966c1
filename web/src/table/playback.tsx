/** What others have done is played back on the board, once, for those who want that. */

import { t } from '../words/table.ts';
import { signal } from '@preact/signals';

const PLACE = 'kronika/playback';
/** Milliseconds for a ply, and for all of them. */
const STEP = 700;
const WHOLE = 4000;
/** So many plies are shown at most: the last ones. */
const MOST = 12;

const off = signal(localStorage.getItem(PLACE) === 'no');

/** The plies that are shown between two others, and how long each. */
export function shownBetween(plies: readonly number[]): { plies: readonly number[]; each: number } {
  const shown = plies.slice(-MOST);
  return { plies: shown, each: Math.min(STEP, WHOLE / Math.max(shown.length, 1)) };
}

/** Whether somebody looks, wants motion, and wants this. */
export function wanted(): boolean {
  return !off.peek() && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Waits so long; false as soon as a key or the mouse is pressed. */
export function waited(milliseconds: number): Promise<boolean> {
  return new Promise((done) => {
    const end = (whole: boolean) => {
      clearTimeout(clock);
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerdown', skip, true);
      done(whole);
    };
    const skip = () => end(false);
    const clock = setTimeout(() => end(true), milliseconds);
    addEventListener('keydown', skip, true);
    addEventListener('pointerdown', skip, true);
  });
}

/** The switch among the settings. */
export function PlaybackWish() {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={!off.value}
        onChange={({ currentTarget }) => {
          off.value = !currentTarget.checked;
          localStorage.setItem(PLACE, off.value ? 'no' : 'yes');
        }}
      />
      {t('playback')}
    </label>
  );
}
