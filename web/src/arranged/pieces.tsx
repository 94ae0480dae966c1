/** What arrangements are made of: pieces of seats, amounts, tiles with a cost and an effect. */

import type { ComponentChildren } from 'preact';
import { SHAPES } from '../shell/seat.tsx';
import type { Part } from '../signs/parts.ts';
import { Formula, Sign } from '../signs/sign.tsx';
import type { Item, Zone } from '../scene/whole.ts';
import { Thing } from './place.tsx';
import { useTold } from './told.ts';

/** A piece of a seat; by its `id` it flies from where it was to where it is. */
export function Piece({ seat, id, children }: { seat: number | undefined; id?: string; children?: ComponentChildren }) {
  return (
    <svg class="piece-of tone" data-seat={seat} data-flies={id} viewBox="0 0 16 16" aria-hidden="true">
      <path d={seat === undefined ? 'M2 2h12v12H2z' : SHAPES[seat % SHAPES.length]} />
      {children}
    </svg>
  );
}

const PAWN = 'M8 3a2.2 2.2 0 011.3 4c1.4.6 2 2.2 2.4 4.8H4.3C4.7 9.2 5.3 7.6 6.7 7A2.2 2.2 0 018 3z';

/** A worker: a pawn on the shape of its seat. A worker of nobody is grey and crossed. */
export function Worker({ seat, id }: { seat: number | undefined; id?: string }) {
  return (
    <Piece seat={seat} {...(id !== undefined && { id })}>
      <path class="pawn" d={PAWN} />
    </Piece>
  );
}

/** An amount with its sign: corn 7. */
export function Count({ sign, count, class: extra = '' }: { sign: string; count: number | string; class?: string }) {
  return (
    <span class={`amount ${extra}${count === 0 ? ' none' : ''}`}>
      <Sign id={sign} />
      <b>{count}</b>
    </span>
  );
}

interface TileProps {
  item: Item;
  zone: Zone;
  cost: readonly Part[];
  children?: ComponentChildren;
}

/** A tile: its cost above, in the colour of its kind, and what it does below. */
export function Tile({ item, zone, cost, children }: TileProps) {
  const { catalogue } = useTold();
  const face = catalogue.face(item);
  return (
    <Thing item={item} zone={zone} class="tile">
      <span class="tile-cost" style={{ background: face.colour ?? 'var(--sunk)', color: face.ink }}>
        <Formula parts={cost} silent />
      </span>
      <span class="tile-gives">{children}</span>
    </Thing>
  );
}
