/** What somebody points at, or focuses: what it would do is told. */

import type { Told } from '../arranged/told.ts';
import { meant, thingOf } from '../board/roving.ts';
import type { Playing } from './playing.ts';

/** Listeners for the whole table. */
export function pointing(playing: Playing, told: Told | undefined) {
  const at = (target: EventTarget | null) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-index], [data-pick]') : null;
    if (button) return atButton(playing, button.dataset);
    const thing = thingOf(target);
    const zone = thing && told?.item(thing.dataset.id!)?.[1].id;
    const id = thing && meant(thing, playing.choosing.lit.peek(), zone);
    if (id === undefined) playing.foretelling.leave();
    else playing.lookAt(id);
  };
  return {
    onPointerOver: ({ target }: PointerEvent) => at(target),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && playing.foretelling.leave(),
    onFocusIn: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) at(target);
    },
  };
}

function atButton(playing: Playing, { index, pick }: DOMStringMap): void {
  const way = playing.choosing.ways.peek().find((one) => String(one.index) === index);
  if (pick !== undefined) playing.lookAt(pick);
  else if (way) playing.look(way);
}
