/** A gear as it stands: who is on which position, where a worker would go, what that costs. */

import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';

export interface Space {
  readonly position: number;
  /** The position as a thing of the scene. */
  readonly item: Item;
  readonly zone: Zone;
  /** Who stands there: a worker of a seat, or one of nobody. */
  readonly worker: Item | undefined;
  /** The next worker goes here: it stands for its gear. */
  readonly next: boolean;
}

export interface Gear {
  readonly zone: Zone;
  readonly spaces: readonly Space[];
}

/** What is on a gear now. */
export function useGear(id: string): Gear {
  return gearOf(useTold(), id);
}

function gearOf(told: Told, id: string): Gear {
  const zone = told.zone(id);
  const places = told.zone(`${id}-spaces`);
  const workers = new Map(zone.items.filter(({ kind }) => kind !== 'tooth').map((one) => [toothOf(one, zone), one]));
  const spaces = places.items.map((item) => {
    const position = item.at[0] ?? 0;
    const taken = item.owner !== undefined || item.marks.includes('dummy');
    const standing = taken ? workers.get(position) : undefined;
    return { position, item, zone: places, worker: standing, next: item.marks.includes('next') };
  });
  return { zone, spaces };
}

/** The position over which a tooth lies: the gear has turned by whole teeth. */
function toothOf(tooth: Item, zone: Zone): number {
  const gone = Math.round((zone.turned * zone.slots) / 360);
  return ((tooth.at[0] ?? 0) + gone) % zone.slots;
}
