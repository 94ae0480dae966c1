/** Where things come from: what happened to one thing, or in one zone, ply by ply. Pure. */

import type { Scene, Zone } from 'kronika-client';
import type { Summary } from './summary.ts';

/** The plies at which a thing was first seen, and last lay elsewhere before. */
export interface Trace {
  readonly first: number;
  /** `undefined`: it lies where it was first seen. */
  readonly moved: number | undefined;
}

interface Place {
  readonly zone: Zone;
  readonly text: string;
}

/** What is known of a thing at a ply of a path; nothing where it was never seen. */
export function traced(summary: Summary, path: readonly number[], ply: number, id: string): Trace | undefined {
  let first: number | undefined;
  let moved: number | undefined;
  let before: Place | undefined;
  for (const one of path) {
    const scene = summary.moments.get(one)?.scene;
    const here = scene && placeIn(scene, id, before);
    if (here !== undefined && first === undefined) first = one;
    else if (here !== undefined && here.text !== before?.text) moved = one;
    before = here ?? (before && { ...before, text: '' });
    if (one === ply) break;
  }
  return first === undefined ? undefined : { first, moved };
}

/** Where a thing lies; as before, if its zone is the same object. */
function placeIn({ boards }: Scene, id: string, before: Place | undefined): Place | undefined {
  const known = before?.text ? before : undefined;
  for (const { zones = [] } of boards) {
    for (const zone of zones) {
      if (zone === known?.zone) return known;
      const found = zone.items?.find((item) => item.id === id);
      if (found !== undefined) return { zone, text: `${zone.id} ${found.at?.join(' ') ?? ''}` };
    }
  }
  return undefined;
}

/** The plies in which something happened in a zone: things came, left, changed, or it did. */
export function pliesIn(summary: Summary, zone: string): ReadonlySet<number> {
  const plies = [...summary.moments.values()].filter(({ parent, scene }) => {
    const before = parent === undefined ? undefined : summary.moments.get(parent)?.scene;
    return before !== undefined && changedIn(before, scene, zone);
  });
  return new Set(plies.map(({ ply }) => ply));
}

function changedIn(before: Scene, after: Scene, id: string): boolean {
  const [was, is] = [zoneOf(before, id), zoneOf(after, id)];
  return was !== is && lying(was) !== lying(is);
}

function zoneOf({ boards }: Scene, id: string): Zone | undefined {
  for (const { zones } of boards) {
    const found = zones?.find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What lies in a zone and how it is turned, without where the zone itself lies. */
function lying(zone: Zone | undefined): string {
  return JSON.stringify([zone?.items ?? [], zone?.hidden ?? 0, zone?.turned ?? 0]);
}
