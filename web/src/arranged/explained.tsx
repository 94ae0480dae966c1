/** What signs of a board mean, where there is no room to say it all the time: a button that opens it. */

import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

export function Explained({ name, children }: { name: string; children: ComponentChildren }) {
  const [open, show] = useState(false);
  const id = useId();
  return (
    <div class={open ? 'explained open' : 'explained'}>
      <button type="button" class="plain" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => show(!open)}>
        {name}
      </button>
      {open && <div id={id}>{children}</div>}
    </div>
  );
}
