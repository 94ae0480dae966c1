/** The keys of a replay. */

import type { Replaying } from './replaying.ts';

/** Keys, and what they do in words. */
export const KEYS = [
  ['← →', 'help.plies'],
  ['↑ ↓', 'help.turns'],
  ['PgUp PgDn', 'help.rounds'],
  ['Home End', 'help.ends'],
  ['Space', 'help.play'],
  ['m', 'help.since'],
  ['c', 'help.compare'],
  ['n p', 'help.mistakes'],
  ['?', 'help.keys'],
] as const;

interface Others {
  readonly help: () => void;
  readonly since: () => void;
  readonly compare: () => void;
  /** On to the next mistake, or back to the one before. */
  readonly mistake: (by: 1 | -1) => void;
}

/** Does what a key means; whether it means anything. */
export function pressed(event: KeyboardEvent, replaying: Replaying, others: Others): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (writing(event.target) || (pressing(event.target) && event.key === ' ')) return false;
  const act = ACTS[event.key];
  if (act !== undefined) act(replaying);
  else if (event.key === '?') others.help();
  else if (event.key === 'm') others.since();
  else if (event.key === 'c') others.compare();
  else if (event.key === 'n') others.mistake(1);
  else if (event.key === 'p') others.mistake(-1);
  else return false;
  return true;
}

const ACTS: Readonly<Record<string, (replaying: Replaying) => void>> = {
  ArrowLeft: (one) => one.step('ply', -1),
  ArrowRight: (one) => one.step('ply', 1),
  ArrowUp: (one) => one.step('turn', -1),
  ArrowDown: (one) => one.step('turn', 1),
  PageUp: (one) => one.step('round', -1),
  PageDown: (one) => one.step('round', 1),
  Home: (one) => one.goTo(0),
  End: (one) => one.toEnd(),
  ' ': (one) => one.toggle(),
};

/** Whether keys belong to what has the focus: all but the slider, whose keys are ours. */
function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="range"]), select, textarea, [contenteditable]')
  );
}

/** Whether the space bar presses what has the focus. */
function pressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}
