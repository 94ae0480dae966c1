/** Things that move from scene to scene: from where they lay to where they lie. */

import type { Plan } from '../scene/layout.ts';

const TIME = 420;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where the things of a plan lie. */
export function placesOf(plan: Plan): ReadonlyMap<string, readonly [number, number]> {
  const places = new Map<string, readonly [number, number]>();
  for (const { spots } of plan.zones) {
    for (const { item, rect } of spots) places.set(item.id, [rect.x, rect.y]);
  }
  return places;
}

/** Lets things fly that lay elsewhere on the board, and appear that lay nowhere. */
export function fly(svg: SVGSVGElement, before: ReadonlyMap<string, readonly [number, number]>, plan: Plan): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [id, [x, y]] of placesOf(plan)) {
    const [left, top] = before.get(id) ?? [undefined, undefined];
    if (left !== undefined && Math.abs(left - x) < 1 && Math.abs(top! - y) < 1) continue;
    const drawn = svg.querySelector(`[data-id="${CSS.escape(id)}"]`)?.closest('.thing');
    if (!drawn) continue;
    if (left === undefined) {
      drawn.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME, easing: EASE });
    } else {
      const frames = [`translate(${left}px, ${top}px)`, `translate(${x}px, ${y}px)`];
      drawn.animate({ transform: frames }, { duration: TIME, easing: EASE });
    }
  }
}
