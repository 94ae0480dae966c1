/** Where realms lie: hexes with a corner on top, in widths of one and in rows; pure. */

import type { Told } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';

/** All that lies on one hex. */
export interface Spot {
  /** The realm, or the place where one can lie. */
  readonly ground: Item;
  /** Widths of a hex from the left, rows from the top. */
  readonly x: number;
  readonly y: number;
  readonly stacks: readonly Item[];
  readonly units: readonly Item[];
  readonly monsters: readonly Item[];
}

export interface Land {
  /** Its size: widths of a hex, heights of a hex. */
  readonly wide: number;
  readonly high: number;
  readonly spots: readonly Spot[];
}

/** The map as it is drawn: all realms, and those empty hexes that somebody can choose. */
export function landOf(told: Told): Land {
  const { items } = told.zone('map');
  const { signs } = told;
  const meant = ({ id }: Item) => signs.lit.has(id) || signs.chosen.has(id) || signs.pointed.has(id);
  const grounds = items.filter((one) => one.kind === 'realm' || (one.kind === 'empty hex' && meant(one)));
  const [xs, ys] = [grounds.map(across), grounds.map(({ at }) => at[1] ?? 0)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const spots = grounds.map((ground) => {
    const here = items.filter((one) => one !== ground && one.at[0] === ground.at[0] && one.at[1] === ground.at[1]);
    const of = (kind: string) => here.filter((one) => one.kind === kind);
    const stacks = of('treasure').filter(({ marks }) => !marks.includes('below'));
    return { ground, x: across(ground) - left, y: (ground.at[1] ?? 0) - top, stacks, units: of('unit'), monsters: of('monster') };
  });
  if (grounds.length === 0) return { wide: 1, high: 1, spots };
  return { wide: Math.max(...xs) - left + 1, high: (Math.max(...ys) - top) * 0.75 + 1, spots };
}

/** Half a hex further to the right in each row below. */
function across({ at }: Item): number {
  return (at[0] ?? 0) + (at[1] ?? 0) / 2;
}

/** The realm that is fought over. */
export function foughtOf(told: Told): Item | undefined {
  return told.zone('map').items.find(({ marks }) => marks.includes('battle'));
}
