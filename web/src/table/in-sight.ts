/** The board comes to where the decision is: something that can be chosen is in sight. */

import { useEffect } from 'preact/hooks';

/** Brings what can be chosen first into sight, unless something else of it is there already. */
export function useInSight(something: boolean, on: string): void {
  useEffect(() => {
    if (!something) return;
    const later = setTimeout(bring); // tabs that hold something come first
    return () => clearTimeout(later);
  }, [something, on]);
}

function bring(): void {
  const lit = [...document.querySelectorAll('.scene :is(.item.lit, .handle.lit)')].filter((one) => one.checkVisibility());
  if (lit.some(inSight)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  lit[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: still ? 'auto' : 'smooth' });
}

/** Whether the middle of an element lies within the window, and within all that scrolls around it. */
function inSight(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = one.parentElement; around !== null; around = around.parentElement) {
    if (around !== document.documentElement && getComputedStyle(around).overflow === 'visible') continue;
    const box = around === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  }
  return true;
}
