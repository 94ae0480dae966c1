/** The heading of a page: it names the page, and takes the focus when one has come from another. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { waiting } from '../waiting/waiting.ts';

/** How often somebody has gone from page to page, and how often a heading has taken note. */
const travels = signal(0);
let noted = 0;

/** The page has changed; its heading takes the focus as soon as it is there. */
export function travel(): void {
  travels.value += 1;
}

/** `name` is the title of the window, behind the number of games that wait; `children`, if any, are shown in its place. */
export function Heading({ name, children }: { name: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = travels.value;
  const count = waiting.value.length;
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${name} · Kronika` : `${name} · Kronika`;
  }, [name, count]);
  useEffect(() => {
    if (now !== noted) heading.current?.focus({ preventScroll: true });
    noted = now;
  }, [now]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? name}
    </h1>
  );
}
