/** A turn that is put together outlasts a reload: the window keeps its choices. */

import type { Command, Legal } from 'kronika-client';

/** A choice, and its words. */
export interface Choice {
  readonly command: Command;
  readonly words: string;
}

interface Kept {
  readonly place: string;
  readonly decision: number;
  readonly choices: readonly Choice[];
}

const PLACE = 'kronika/draft';

/** Keeps the choices of a seat (`place`) that begin with the decision that it has now. */
export function kept(place: string, legal: Legal | undefined, choices: readonly Choice[]): void {
  if (legal?.decision == null) return;
  const value: Kept = { place, decision: legal.decision, choices: choices.map(({ command, words }) => ({ command, words })) };
  sessionStorage.setItem(PLACE, JSON.stringify(value));
}

/** The choices that were kept for this decision of a seat, if any. */
export function remembered(place: string, legal: Legal): readonly Choice[] {
  const found = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Kept | null;
  return found?.place === place && found.decision === legal.decision ? found.choices : [];
}
