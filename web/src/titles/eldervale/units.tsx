/** Units: a figure on the shape of its seat. */

import { Piece } from '../../arranged/pieces.tsx';
import { Group, Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';

/** Figures in white, on 16 x 16. */
const FIGURES: Readonly<Record<string, string>> = {
  worker: 'M8 2a3 3 0 011.7 5.5c2 .8 2.8 3 3.3 6.5H3c.5-3.5 1.3-5.7 3.3-6.5A3 3 0 018 2z',
  warrior: 'M8 2c3 0 4.5 2 4.5 4.5V14H9.3V9H6.7v5H3.5V6.5C3.5 4 5 2 8 2z',
  wizard: 'M8.5 1l2.8 8.3c1.5.2 2.7.7 3.7 1.4-1.5 1.8-12.5 1.8-14 0 1-.7 2.2-1.2 3.7-1.4z',
  dragon: 'M2 9.5C2.5 5 5.5 3 9 3l1.5-1.5.7 2.3c2 .9 3.3 2.7 3.3 4.8l-2.5 1.2-2.8-1-.5 2 2 3.7H4.3C2.7 13 1.8 11.5 2 9.5z',
  ghost: 'M4 14V7c0-3 1.6-5 4-5s4 2 4 5v7l-1.3-1.2L9.3 14 8 12.8 6.7 14l-1.4-1.2z',
  guardian: 'M8 2l5 1.6v4c0 3.3-2 5.2-5 6.4-3-1.2-5-3.1-5-6.4v-4z',
};
const HORNED = 'M3 2c.3 1.8 1 2.6 2.5 3 1.6-.5 3.4-.5 5 0C12 4.6 12.7 3.8 13 2c.9 2 .8 3.6-.2 5 .2 3.5-1.8 6.8-4.8 7-3-.2-5-3.5-4.8-7C2.2 5.6 2.1 4 3 2z';

/** The Ghosts have the shape and the tone of the seat behind the last one. */
export function ghostsOf({ seats }: Told): number {
  return seats.length;
}

/** The figure of a kind of unit; whatever is no kind of a seat's own is a monster. */
export function Figure({ kind, seat, id }: { kind: string; seat: number | undefined; id?: string }) {
  return (
    <Piece seat={seat} {...(id !== undefined && { id })}>
      <path class="pawn" transform="translate(3.2 3.1) scale(0.6)" d={FIGURES[kind] ?? HORNED} />
    </Piece>
  );
}

interface UnitProps {
  item: Item;
  zone: Zone;
  /** The realm that it stands for, when that can be chosen. */
  stands?: string;
}

/** A unit, or equal ones with their number. */
export function Unit({ item, zone, stands }: UnitProps) {
  const told = useTold();
  const kind = item.component ?? item.kind;
  return (
    <Thing item={item} zone={zone} stands={stands} class="unit">
      <Figure kind={kind} seat={item.owner ?? (item.id.startsWith('ghosts/') ? ghostsOf(told) : undefined)} id={item.id} />
      {item.count > 1 && <b>{item.count}</b>}
    </Thing>
  );
}

/** Where units of somebody are that are not on the map; nothing, if there are none. */
export function Units({ id, name }: { id: string; name: string }) {
  const zone = useTold().zone(id);
  if (zone.items.length === 0) return null;
  return (
    <Group zone={zone} class="units">
      <span class="elder-label">{name}</span>
      {zone.items.map((item) => (
        <Unit key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}
