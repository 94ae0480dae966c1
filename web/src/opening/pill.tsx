/** One of some choices, side by side: a radio button that looks like a pill. */

import type { ComponentChildren } from 'preact';

interface Props {
  /** What the choices of one group have in common. */
  readonly group: string;
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

export function Pill({ group, chosen, choose, children }: Props) {
  return (
    <label class="pill">
      <input type="radio" name={group} checked={chosen} onChange={choose} />
      {children}
    </label>
  );
}
