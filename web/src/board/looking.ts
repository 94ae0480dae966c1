/** What one looks at: by pointing, by the keyboard's focus, by a long press, by a click. */

import { useRef, useState } from 'preact/hooks';
import { INSPECTOR, type Looked } from './inspector.tsx';
import { stopAt, thingOf } from './roving.ts';

const HOVER = 350;
const LONG = 500;

type Thing = HTMLElement | SVGElement;
type Found = Pick<Looked, 'item' | 'zone'> | undefined;

export function useLooking(find: (id: string) => Found) {
  const [looked, setLooked] = useState<Looked>();
  const timer = useRef(0);
  const long = useRef(false);

  const look = (thing: Thing | undefined, pinned: boolean, byKey = false) => {
    clearTimeout(timer.current);
    const found = thing && find(thing.dataset.id!);
    setLooked(found && { ...found, at: thing.getBoundingClientRect(), pinned, byKey });
  };
  const later = (thing: Thing, wait: number, pinned: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      long.current = pinned;
      look(thing, pinned);
    }, wait) as unknown as number;
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (looked !== undefined && !looked.pinned) setLooked(undefined);
  };

  const listeners = {
    onPointerOver: (event: PointerEvent) => {
      const thing = thingOf(event.target);
      if (event.pointerType !== 'mouse' || looked?.pinned) return;
      if (thing === undefined) leave();
      else if (thing.dataset.id !== looked?.item.id) later(thing, looked ? 60 : HOVER, false);
    },
    onPointerLeave: leave,
    onPointerDown: (event: PointerEvent) => {
      const thing = thingOf(event.target);
      long.current = false;
      if (event.pointerType !== 'mouse' && thing) later(thing, LONG, true);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onFocusIn: (event: FocusEvent) => {
      const thing = thingOf(event.target);
      if (thing === undefined) return;
      stopAt(thing);
      thing.setAttribute('aria-describedby', INSPECTOR);
      if (thing.matches(':focus-visible') && !looked?.pinned) look(thing, false);
    },
    onFocusOut: leave,
  };

  return {
    looked,
    listeners,
    /** Whether one looks at it, and has asked to. */
    isOpen: (id: string) => looked?.item.id === id,
    pin: (thing: Thing, byKey = false) => look(thing, true, byKey),
    /** Closes it; whoever came by the keyboard is back at the thing. */
    close: () => {
      if (looked?.byKey) focusOn(looked.item.id);
      setLooked(undefined);
    },
    /** The last press was a long one: the click that ends it means nothing. */
    wasLong: () => long.current,
  };
}

function focusOn(id: string): void {
  document.querySelector<Thing>(`.item[data-id="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}
