/** A box of things that are all in sight, however many there are. */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useFitted } from './fitting.ts';
import { useNarrow } from './narrow.ts';

interface FittedProps {
  class: string;
  /** So many forms it has; on phones it is swiped, and has one. */
  forms: number;
  children: ComponentChildren;
}

/** The roomiest of its forms in which everything in it fits. */
export function Fitted({ class: name, forms, children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null);
  useFitted(box, useNarrow() ? 1 : forms);
  return (
    <div class={name} ref={box}>
      {children}
    </div>
  );
}
