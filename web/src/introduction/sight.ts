/** Brings what a step points at into sight, if nothing of it is. */

import { useEffect } from 'preact/hooks';

export function useInSight(on: string): void {
  useEffect(() => {
    const pointed = [...document.querySelectorAll('.scene .pointed')].filter((one) => one.checkVisibility());
    if (pointed.length === 0 || pointed.some(seen)) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    pointed[0]!.scrollIntoView({ block: 'center', inline: 'center', behavior: still ? 'auto' : 'smooth' });
  }, [on]);
}

/** Whether the middle of something can be seen. */
function seen(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const above = document.elementFromPoint(x, y);
  return above !== null && (one.contains(above) || above.contains(one));
}
