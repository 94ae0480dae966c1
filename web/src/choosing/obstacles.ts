/**
 * Why things cannot be chosen, as the legal commands tell it. It is read once where the game and the
 * draft stand, when first somebody looks at what is dark; nothing is tried for it.
 */

import { signal } from '@preact/signals';
import type { Command, Legal, Obstacle } from 'kronika-client';
import { place, type Stand } from './foretelling.ts';

/** The version on which the choices before were tried, and what cannot be chosen behind them. */
type Read = (before: readonly Command[]) => Promise<Pick<Legal, 'version' | 'refused'>>;

/** Reasons that are told of one thing. */
const MOST = 3;

export class Obstacles {
  readonly #known = signal<{ readonly at: string; readonly all: readonly Obstacle[] } | undefined>(undefined);
  readonly #read: Read;
  readonly #stand: () => Stand | undefined;
  #asked: string | undefined;

  constructor(read: Read, stand: () => Stand | undefined) {
    this.#read = read;
    this.#stand = stand;
  }

  /** Somebody looks at what is dark. */
  async look(): Promise<void> {
    const stand = this.#stand();
    const at = stand && place(stand);
    if (stand === undefined || at === this.#asked) return;
    this.#asked = at;
    try {
      const { version, refused } = await this.#read(stand.before);
      if (version === stand.version) this.#known.value = { at: at!, all: refused ?? [] };
    } catch {
      this.#asked = undefined; // asked once more by whoever looks next
    }
  }

  /** The reasons for some ids, those of the first one first: behind what was picked, else by
   * themselves; `undefined` while they are not known. */
  of(picked: readonly string[], ids: readonly string[]): readonly Obstacle[] | undefined {
    const { at, all } = this.#known.value ?? {};
    const stand = this.#stand();
    if (all === undefined || stand === undefined || at !== place(stand)) return undefined;
    for (let count = picked.length; count >= 0; count -= 1) {
      const found = ids.flatMap((id) => obstacles(all, [...picked.slice(0, count), id]));
      if (found.length > 0) return [...new Set(found)].slice(0, MOST);
    }
    return [];
  }
}

/** Those in the way of clicks. */
export function obstacles(all: readonly Obstacle[], clicks: readonly string[]): readonly Obstacle[] {
  const wanted = JSON.stringify(clicks);
  return all.filter(({ paths }) => paths.some((path) => JSON.stringify(path) === wanted));
}
