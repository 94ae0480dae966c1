/** Where things of a zone lie, and of which shapes they are. */

import type { Rect } from './cells.ts';
import type { Item } from './whole.ts';

export type Shape =
  | 'board' | 'card' | 'die' | 'gear' | 'hex' | 'space' | 'tile' | 'token' | 'track' | 'worker';

/** The shape of an item, by the look of its component. */
export type Shapes = (item: Item) => Shape;

/** An item and its rectangle; `on`: the item that it stands on. */
export type Spot = Readonly<{ item: Item; rect: Rect; on?: string }>;

export type Lying = Readonly<{
  spots: readonly Spot[];
  /** The cards that nobody sees, as one back. */
  back?: Rect;
  /** Empty places, and what is printed on them. */
  places?: readonly Readonly<{ rect: Rect; label: string }>[];
  /** A gear: its middle, the radius of its teeth. */
  wheel?: Readonly<{ x: number; y: number; radius: number; teeth: number; side: number }>;
}>;
