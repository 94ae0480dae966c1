/** Something that is made only when somebody opens it. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

export function Folded({ name, children }: { name: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {open && children}
    </details>
  );
}
