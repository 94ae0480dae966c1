/** Titles that are arranged by hand; each is loaded when its first board is drawn. */

import { signal, type Signal } from '@preact/signals';
import type { Arrangement } from '../arranged/told.ts';

const MODULES: Readonly<Record<string, () => Promise<{ readonly arrangement: Arrangement }>>> = {
  'ancient-knowledge': () => import('./ancient_knowledge/arrangement.tsx'),
  eldervale: () => import('./eldervale/arrangement.tsx'),
  'through-the-ages': () => import('./through_the_ages/arrangement.tsx'),
  monumental: () => import('./monumental/arrangement.tsx'),
  tzolkin: () => import('./tzolkin/arrangement.tsx'),
};

const known = new Map<string, Signal<Arrangement | null | undefined>>();

/** The arrangement of a title: `null` if it has none, or none comes; `undefined` until it is there. */
export function arrangementOf(title: string): Arrangement | null | undefined {
  const load = MODULES[title];
  if (load === undefined) return null;
  let found = known.get(title);
  if (found === undefined) {
    const fresh = signal<Arrangement | null | undefined>(undefined);
    known.set(title, (found = fresh));
    load().then(
      ({ arrangement }) => (fresh.value = arrangement),
      () => (fresh.value = null),
    );
  }
  return found.value;
}
