/** Boxes whose content takes the roomiest of several forms in which all of it is in sight. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Writes into `data-fit` of a box the first of so many forms, from 0, in which its content does not
 * overflow; the last one, if it always does. Style sheets say what the forms are. It is looked at
 * again whenever the box is drawn, gets another size, fonts have come, or something in it has opened
 * or closed by itself.
 */
export function useFitted(box: RefObject<HTMLElement | null>, forms: number): void {
  const opening = useRef<MutationObserver>(null);
  const fit = () => {
    if (box.current) fitInto(box.current, forms);
    opening.current?.takeRecords(); // what has been drawn until now fits
  };
  useLayoutEffect(fit);
  useEffect(() => {
    const observer = new ResizeObserver(fit);
    observer.observe(box.current!);
    opening.current = new MutationObserver(fit);
    opening.current.observe(box.current!, { childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      opening.current?.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [forms]);
}

function fitInto(box: HTMLElement, forms: number): void {
  for (let form = 0; form < forms; form++) {
    if (box.dataset.fit !== String(form)) box.dataset.fit = String(form);
    if (!overflows(box)) return;
  }
}

/** Whether something in it does not fit; parts of pixels are no matter. */
function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}
