/** Pieces that move: from where they were to where they are, if somebody wants motion. */

import { useLayoutEffect, useRef } from 'preact/hooks';

const TIME = 320;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Lets everything marked `data-flies` below an element fly when it is drawn elsewhere. */
export function useFlying(within: { readonly current: HTMLElement | null }, on: unknown, animate: boolean): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const known = before.current;
    const now = new Map<string, DOMRect>();
    before.current = now;
    // Measuring lays the page out: nothing does that where nothing moves.
    if (!animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const one of within.current?.querySelectorAll<HTMLElement>('[data-flies]') ?? []) {
      const id = one.dataset.flies!;
      const rect = one.getBoundingClientRect();
      now.set(id, rect);
      if (known.size === 0 || rect.width === 0) continue;
      move(one, known.get(id), rect);
    }
  }, [on]);
}

function move(one: Element, from: DOMRect | undefined, to: DOMRect): void {
  const options = { duration: TIME, easing: EASE };
  if (from === undefined || from.width === 0) {
    one.animate([{ opacity: 0 }, { opacity: 1 }], options);
    return;
  }
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) > 2) one.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], options);
}
