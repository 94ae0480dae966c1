/** Hints at a table: asked for about the decision that is open, shown until the seat plays. */

import { computed, signal } from '@preact/signals';
import type { Legal, MoveHint } from 'kronika-client';
import { keyOf } from '../choosing/key-of.ts';

/** A command that a strong player would choose. */
export interface Suggestion {
  /** How good it is among those that were found: 1 is the best. */
  readonly rank: number;
  readonly of: number;
  /** Its place among the commands that are legal. */
  readonly index: number;
  readonly words: string;
  /** The ids that are clicked for it, in their order. */
  readonly path: readonly string[];
  /** The chance to win that the seat has with it, as reviews count chances. */
  readonly chance: number;
}

export class Hinting {
  /** A hint is on its way. */
  readonly asking = signal(false);
  readonly #hint = signal<MoveHint | undefined>(undefined);
  readonly #at = signal(0);
  readonly #ask: () => Promise<MoveHint>;
  readonly #legal: () => Legal | undefined;

  /** `legal` is what the seat can choose now. */
  constructor(ask: () => Promise<MoveHint>, legal: () => Legal | undefined) {
    this.#ask = ask;
    this.#legal = legal;
  }

  /** What is shown, as long as it can be chosen. Others may decide meanwhile. */
  readonly shown = computed<Suggestion | undefined>(() => {
    const [hint, legal] = [this.#hint.value, this.#legal()];
    if (hint === undefined || legal === undefined || legal.decision !== hint.decision) return undefined;
    const { command, estimate } = hint.commands[this.#at.value]!;
    const index = legal.commands.findIndex((one) => keyOf(one) === keyOf(command));
    if (index < 0) return undefined;
    const { words = '', path = [] } = legal.hints?.[index] ?? {};
    return { rank: this.#at.value + 1, of: hint.commands.length, index, words, path, chance: estimate.chances[legal.seat]! };
  });

  /** The best command; the next best one if one is shown already; behind the last of them none. */
  async next(): Promise<void> {
    const shown = this.shown.peek();
    if (this.asking.peek()) return;
    if (shown === undefined) await this.#begin();
    else if (shown.rank < shown.of) this.#at.value = shown.rank;
    else this.close();
  }

  async #begin(): Promise<void> {
    this.asking.value = true;
    try {
      this.#hint.value = await this.#ask();
      this.#at.value = 0;
    } finally {
      this.asking.value = false;
    }
  }

  /** Shows nothing any more; false if nothing was shown. */
  close(): boolean {
    const open = this.shown.peek() !== undefined;
    this.#hint.value = undefined;
    return open;
  }
}
