/**
 * A turn that is put together before it is played: choices that were tried, and can be taken back.
 *
 * Each step knows the table after it, so going back and forth asks nothing. A choice that draws or
 * reveals something is none of them: with it the turn so far is played.
 */

import { computed, signal } from '@preact/signals';
import type { Command, Legal, Scene } from 'kronika-client';
import type { Tried } from './foretelling.ts';

/** A choice that was tried, in its words. */
export interface Step {
  readonly command: Command;
  readonly words: string;
  readonly tried: Tried;
}

/** What is done with a choice: it is kept, or all is played with it. */
export type Fate = 'kept' | 'played';

/** Commands that the service takes in one request. */
const MOST = 100;

export class Draft {
  readonly steps = signal<readonly Step[]>([]);
  /** What was taken back, the last first. */
  readonly undone = signal<readonly Step[]>([]);
  readonly #last = computed(() => this.steps.value.at(-1));

  get commands(): readonly Command[] {
    return this.steps.peek().map(({ command }) => command);
  }

  /** The table after the steps; `undefined` without any. */
  get scene(): Scene | undefined {
    return this.#last.value?.tried.scene;
  }

  /** What can be chosen after the steps; `undefined` without any. */
  get legal(): Legal | undefined {
    return this.#last.value?.tried.preview.legal;
  }

  /** The last step, if nothing is left to choose behind it: what ends the turn. */
  get ready(): Step | undefined {
    const last = this.#last.value;
    return last?.tried.says.ends ? last : undefined;
  }

  /** What becomes of a choice; `ends`, if somebody ends the turn by it. A request takes so many. */
  fate(tried: Tried, ends: boolean): Fate {
    return !tried.says.sure || ends || this.steps.peek().length + 1 >= MOST ? 'played' : 'kept';
  }

  add(step: Step): void {
    this.steps.value = [...this.steps.peek(), step];
    this.undone.value = [];
  }

  /** One step back; false if there was none. */
  back(): boolean {
    const last = this.steps.peek().at(-1);
    if (last === undefined) return false;
    this.steps.value = this.steps.peek().slice(0, -1);
    this.undone.value = [last, ...this.undone.peek()];
    return true;
  }

  /** The step that was taken back last, once more. */
  redo(): void {
    const [next, ...rest] = this.undone.peek();
    if (next === undefined) return;
    this.steps.value = [...this.steps.peek(), next];
    this.undone.value = rest;
  }

  clear(): void {
    this.steps.value = [];
    this.undone.value = [];
  }
}
