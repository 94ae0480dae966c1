/** A part of a board that is drawn anew only when something has changed of what it shows. */

import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Item, Zone } from '../scene/whole.ts';
import { type Told, ToldOf, useTold } from './told.ts';

interface Props {
  /** All that it is drawn from, besides the scene's unchanging things: compared one by one. */
  on: readonly unknown[];
  children: () => ComponentChildren;
}

export function Kept({ on, children }: Props) {
  const told = useTold();
  const last = useRef<{ on: readonly unknown[]; drawn: VNode } | undefined>(undefined);
  const all = [told.catalogue, told.speech, told.viewer, told.seats.length, ...on];
  if (last.current === undefined || differs(last.current.on, all)) {
    // What is inside sees the board as it was when it was drawn.
    last.current = { on: all, drawn: <ToldOf.Provider value={told}>{children()}</ToldOf.Provider> };
  }
  return last.current.drawn;
}

function differs(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length !== other.length || one.some((value, at) => !Object.is(value, other[at]));
}

/** What zones show, for `on`: they and what lights up in them. A part of a scene that has not changed stays the same object. */
export function zonesOn(told: Told, ...ids: readonly string[]): readonly unknown[] {
  return ids.flatMap((id): readonly unknown[] => {
    const zone = told.zone(id);
    // A zone that is not there is another object each time.
    return [zone.items.length > 0 ? zone : zone.hidden, signsOf(told, [zone, ...zone.items])];
  });
}

/** What lights up of things, as one word. */
export function signsOf({ signs }: Told, things: readonly (Pick<Item, 'id'> | Pick<Zone, 'id'>)[]): string {
  return things
    .map(({ id }) => {
      const [lit, changed] = [signs.lit.get(id), signs.changed.get(id)];
      return `${lit ?? ''}\t${changed ?? ''}\t${signs.chosen.has(id) ? 'c' : ''}${signs.pointed.has(id) ? 'p' : ''}${lit === undefined ? '' : 'l'}`;
    })
    .join('\n');
}
