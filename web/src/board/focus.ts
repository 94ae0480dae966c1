/** The focus stays on the board: after a move it goes to what can be chosen then. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { stopAt, tidy } from './roving.ts';

/** Keeps the focus within an element whenever what had it is gone; one Tab stop for each group. */
export function useFocus(root: { readonly current: HTMLElement | null }, on: unknown): void {
  const inside = useRef(false);
  /** The scene itself has the focus, since nothing could be chosen when what had it went. */
  const waits = useRef(false);
  useLayoutEffect(() => {
    const element = root.current!;
    const entered = () => {
      inside.current = true;
    };
    // What is taken away loses the focus to nothing.
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !element.contains(relatedTarget as Node)) inside.current = false;
    };
    element.addEventListener('focusin', entered);
    element.addEventListener('focusout', left);
    return () => {
      element.removeEventListener('focusin', entered);
      element.removeEventListener('focusout', left);
    };
  }, []);
  useLayoutEffect(() => {
    const element = root.current!;
    for (const part of element.querySelectorAll('.arranged, .mine')) tidy(part);
    const still = waits.current && document.activeElement === element;
    if (!inside.current || (document.activeElement !== document.body && !still)) return;
    const lit = [...element.querySelectorAll<HTMLElement>('.item.lit, .handle.lit')];
    const next = lit.find((one) => one.checkVisibility());
    waits.current = next === undefined;
    if (next !== undefined) stopAt(next);
    (next ?? element).focus({ preventScroll: true });
  }, [on]);
}
