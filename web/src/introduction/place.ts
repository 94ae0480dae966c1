/** How far somebody is in each introduction: remembered in this browser, and nowhere else. */

const PLACE = 'kronika/introduction';

/** The step on which somebody was last; 1 if nowhere. */
export function remembered(title: string): number {
  const known = Number(localStorage.getItem(`${PLACE}/${title}`));
  return Number.isInteger(known) && known > 0 ? known : 1;
}

/** The title of the introduction that somebody was at last. */
export function lastLearnt(): string | undefined {
  return localStorage.getItem(PLACE) ?? undefined;
}

export function remember(title: string, step: number): void {
  localStorage.setItem(`${PLACE}/${title}`, String(step));
  localStorage.setItem(PLACE, title);
}
