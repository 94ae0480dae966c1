/** A step of an introduction while somebody is at it: what was clicked, what came of it. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Command, Outcome, Scene, StepShown } from 'kronika-client';
import { Choosing } from '../choosing/choosing.ts';
import { Foretelling } from '../choosing/foretelling.ts';
import { WhyNot } from '../choosing/why.ts';
import type { Way } from '../choosing/trie.ts';
import { applied } from '../replay/applied.ts';

export class Lesson {
  readonly step: StepShown;
  readonly choosing: Choosing;
  /** What is refused stands in the panel, and nothing is tried. */
  readonly why: WhyNot;
  readonly foretelling = new Foretelling(
    () => Promise.reject(new Error('nothing is asked')),
    () => undefined,
  );
  /** What came of the move that the step asks for. */
  readonly outcome = signal<Outcome | undefined>(undefined);
  /** Another legal command was chosen. */
  readonly strayed = signal(false);
  /** The move that is refused is explained. */
  readonly asked = signal(false);
  /** The list of all moves is open. */
  readonly finding = signal(false);

  /** The ids that the step is about: what to click next, else what it shows. */
  readonly pointed: ReadonlySignal<ReadonlySet<string>> = computed(() => {
    if (this.outcome.value) return new Set();
    const { picked, lit } = this.choosing;
    const left = picked.reduce((rest, id) => without(rest, id), this.#wanted[0]?.path ?? []);
    const next = left.filter((id) => lit.value.has(id)).slice(0, 1);
    return new Set(picked.length > 0 ? next : [...this.step.points, ...next]);
  });

  constructor(step: StepShown) {
    this.step = step;
    this.why = new WhyNot(step.title);
    this.choosing = new Choosing(
      (_: Command, way: Way) => this.#chosen(way.index),
      () => 'at-once',
    );
    if (step.exercise) this.choosing.take(step.legal);
  }

  /** Whether the step waits for a move. */
  get open(): boolean {
    return this.step.exercise !== null && this.outcome.value === undefined;
  }

  /** The table as it is, or behind the move. */
  readonly scene: ReadonlySignal<Scene> = computed(() => {
    const { scene } = this.step;
    const changes = this.outcome.value?.changes;
    return changes ? applied(scene, changes) : scene;
  });

  /** The commands that the step asks for. */
  get #wanted(): readonly Way[] {
    const wanted = this.step.exercise?.outcomes.map(({ index }) => index) ?? [];
    return this.choosing.ways.value.filter(({ index }) => wanted.includes(index));
  }

  /** The button of the command that it asks for. */
  get button(): number | undefined {
    return this.#wanted[0]?.index;
  }

  pick(id: string): void {
    if (!this.open) return;
    this.strayed.value = false;
    this.choosing.pick(id);
  }

  /** Makes the move for somebody who wants to see it. */
  show(): void {
    const [outcome] = this.step.exercise?.outcomes ?? [];
    if (outcome) this.#chosen(outcome.index);
  }

  /** Begins the step again. */
  again(): void {
    this.outcome.value = undefined;
    this.strayed.value = false;
    this.choosing.take(this.step.exercise ? this.step.legal : undefined);
  }

  /** One step back out of whatever is open; false if nothing was. */
  back(): boolean {
    if (this.finding.peek()) this.finding.value = false;
    else if (this.asked.peek()) this.asked.value = false;
    else return this.choosing.back();
    return true;
  }

  #chosen(index: number): void {
    const outcome = this.step.exercise?.outcomes.find((one) => one.index === index);
    this.choosing.clear();
    this.finding.value = false;
    this.asked.value = false;
    this.strayed.value = outcome === undefined;
    if (outcome === undefined) return;
    this.choosing.take(undefined);
    this.outcome.value = outcome;
  }
}

/** A path without the first click on `id`; the same thing may be clicked twice. */
function without(path: readonly string[], id: string): readonly string[] {
  const at = path.indexOf(id);
  return at < 0 ? path : path.filter((_, place) => place !== at);
}
