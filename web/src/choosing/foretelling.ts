/**
 * What choices would do, asked of the service before they are made.
 *
 * Commands of the legal list only are tried, so nothing is ever refused; one request is on its way
 * at a time, and what was asked once is kept as long as the game stands where it does.
 */

import { computed, signal } from '@preact/signals';
import type { Command, Preview, Scene as Told } from 'kronika-client';
import { applied } from '../replay/applied.ts';
import { whole } from '../scene/whole.ts';
import { type Foretold, foretold } from './foretold.ts';

/** Where a choice would be made: the scene of a version, and what was chosen before it. */
export interface Stand {
  readonly version: number;
  /** As the service told it. */
  readonly scene: Told;
  readonly before: readonly Command[];
  /** After what was chosen before. */
  readonly now: Told;
}

/** A preview, the scene after it, and what it says. */
export interface Tried {
  readonly preview: Preview;
  readonly scene: Told;
  readonly says: Foretold;
}

type Ask = (commands: readonly Command[]) => Promise<Preview>;

/** Milliseconds that somebody stays at a thing before it is tried. */
const PAUSE = 120;
/** Previews that are kept. */
const KEPT = 200;

export class Foretelling {
  /** What is looked at, and what it would do as soon as that is known. */
  readonly told = signal<{ readonly words: string; readonly says?: Foretold; readonly scene?: Told } | undefined>(undefined);
  /** The scene after it, as soon as that is known. */
  readonly ahead = computed(() => this.told.value?.scene && whole(this.told.value.scene));
  /** Grows with every preview that is known. */
  readonly known = signal(0);
  readonly #ask: Ask;
  readonly #stand: () => Stand | undefined;
  #kept = new Map<string, Tried>();
  #line: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(ask: Ask, stand: () => Stand | undefined) {
    this.#ask = ask;
    this.#stand = stand;
  }

  /** What is known of a command already. */
  of(command: Command | undefined): Foretold | undefined {
    return this.#known(command)?.says;
  }

  #known(command: Command | undefined): Tried | undefined {
    const stand = this.#stand();
    this.known.value;
    return stand && command && this.#kept.get(key(stand, command));
  }

  /** Somebody looks at a choice: it is told, and tried after a moment. */
  look(words: string, command: Command | undefined): void {
    clearTimeout(this.#timer);
    const wanted = (this.#wanted += 1);
    const stand = this.#stand();
    const known = this.#known(command);
    this.told.value = { words, ...(known && { says: known.says, scene: known.scene }) };
    if (command === undefined || known !== undefined) return;
    this.#timer = setTimeout(() => {
      void this.try(command, () => wanted === this.#wanted, stand).then((tried) => {
        if (tried && wanted === this.#wanted) this.told.value = { words, says: tried.says, scene: tried.scene };
      });
    }, PAUSE);
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#wanted += 1;
    this.told.value = undefined;
  }

  /**
   * What a command would do; `undefined` if it is wanted no more, or cannot be told. It is legal at
   * a `stand`: where the game or the choices before it have gone on meanwhile, it is not tried.
   */
  try(command: Command, wanted: () => boolean = () => true, stand = this.#stand()): Promise<Tried | undefined> {
    const next = this.#line.then(() => (wanted() && this.#holds(stand) ? this.#tried(command) : undefined));
    this.#line = next.catch(() => undefined);
    return next.catch(() => undefined);
  }

  /** Once nothing is on its way. */
  get idle(): Promise<unknown> {
    return this.#line;
  }

  #holds(stand: Stand | undefined): boolean {
    const now = this.#stand();
    return now !== undefined && stand !== undefined && place(now) === place(stand);
  }

  async #tried(command: Command): Promise<Tried | undefined> {
    const stand = this.#stand();
    if (stand === undefined) return undefined;
    const kept = key(stand, command);
    const known = this.#kept.get(kept);
    if (known) return known;
    const commands = [...stand.before, command];
    const preview = await this.#ask(commands);
    if (preview.version !== stand.version) return undefined;
    const scene = preview.changes ? applied(stand.scene, preview.changes) : stand.scene;
    const says = foretold(preview, commands.length, whole(stand.now), whole(scene));
    const tried = { preview, scene, says };
    this.#kept.set(kept, tried);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    this.known.value += 1;
    return tried;
  }
}

/** A stand in one word. */
export function place({ version, before }: Stand): string {
  return `${version} ${JSON.stringify(before)}`;
}

function key(stand: Stand, command: Command): string {
  return `${place(stand)} ${JSON.stringify(command)}`;
}
