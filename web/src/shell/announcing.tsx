/** What is said aloud by screen readers without moving the focus. */

import { signal } from '@preact/signals';

const said = signal('');

/**
 * Says a text. A text that is said twice differs by an invisible space, or else the second would
 * not be read.
 */
export function announce(text: string): void {
  said.value = said.peek() === text ? `${text}\u00a0` : text;
}

/** The live region; once on the page. */
export function Announcements() {
  return (
    <div role="status" aria-live="polite" class="unseen">
      {said.value}
    </div>
  );
}
