/**
 * A replay that is looked at: where one is, and every way to go elsewhere. `jump` is the only one
 * that moves in time; whatever shows it reads `ply`.
 */

import { type Signal, batch, computed, signal } from '@preact/signals';
import type { Kronika } from 'kronika-client';
import { roundStops, stopFrom, turnStops } from './grouping.ts';
import { type Speed, waitOf } from './pace.ts';
import { type Moment, Summary } from './summary.ts';

/** Milliseconds between two drawings while a replay is coming in. */
const DRAW = 100;

export type Way = 'ply' | 'turn' | 'round';

export class Replaying {
  summary = new Summary();
  /** How many plies have come. */
  readonly count = signal(0);
  readonly error = signal<unknown>(undefined);
  /** The ply that is asked for: it may not have come yet. */
  readonly ply: Signal<number>;
  /** The ply that is looked at in passing, while the pointer is over its line. */
  readonly preview = signal<number | undefined>(undefined);
  readonly playing = signal(false);
  readonly speed = signal<Speed>('1');
  /** The ply that is compared with the one that is shown; `own`: whatever one's last move left. */
  readonly base = signal<number | 'own' | undefined>(undefined);
  /** Whether what comes is hidden until it is reached. */
  readonly hiding: Signal<boolean>;
  /** The place of the path that was reached while it was hidden. */
  readonly reached = signal(0);
  /** Whether the last jump was to a neighbour: then things fly. */
  near = false;
  #line: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #path: { readonly plies: readonly number[]; readonly places: ReadonlyMap<number, number>; readonly count: number } | undefined;

  /** `ply` undefined: the last one, or the first one if what comes is hidden. */
  constructor(ply: number | undefined, hiding = false) {
    this.ply = signal(ply ?? (hiding ? 0 : Number.POSITIVE_INFINITY));
    this.hiding = signal(hiding);
  }

  /** The moment that is asked for; none while it has not come. */
  readonly here = computed<Moment | undefined>(() => {
    this.count.value;
    return this.summary.moments.get(this.ply.value);
  });

  /** The moment that is shown. */
  readonly shown = computed<Moment | undefined>(() => {
    const looked = this.preview.value;
    return (looked === undefined ? undefined : this.summary.moments.get(looked)) ?? this.here.value;
  });

  /** The line of plies on which one goes to and fro. One stays on it as long as it has the ply. */
  readonly path = computed<readonly number[]>(() => {
    const [count, ply] = [this.count.value, this.ply.value];
    if (this.#path?.count !== count || !this.#path.places.has(ply)) {
      const plies = this.summary.path(ply);
      this.#path = { plies, places: new Map(plies.map((one, index) => [one, index])), count };
    }
    return this.#path.plies;
  });

  readonly place = computed(() => (this.path.value, this.#path?.places.get(this.ply.value) ?? 0));

  /** The part of the path that may be seen: all of it, or what was reached. */
  readonly seen = computed<readonly number[]>(() => {
    const path = this.path.value;
    return this.hiding.value ? path.slice(0, Math.max(this.reached.value, this.place.value) + 1) : path;
  });

  /** Whether everything may be seen. */
  readonly open = computed(() => !this.hiding.value || (this.whole.value && this.seen.value.length === this.path.value.length));

  /** Hides what comes from here on, or shows it. */
  hide(on: boolean): void {
    batch(() => {
      this.reached.value = this.place.peek();
      this.hiding.value = on;
    });
  }

  /** Goes to the end, or as far as one has come. */
  toEnd(): void {
    this.goTo(this.seen.peek().length - 1);
  }

  /** Reads the replay. What was shown stays until the same ply has come anew. */
  async read(client: Kronika, game: string, options: { seat?: number | undefined; eyes?: number | undefined; language: string }) {
    this.#line?.abort();
    const line = new AbortController();
    this.#line = line;
    const summary = new Summary();
    let drawn = performance.now();
    try {
      for await (const told of client.replay(game, { ...options, signal: line.signal })) {
        if (line.signal.aborted) return;
        summary.take(told);
        const late = performance.now() - drawn > DRAW;
        if (late && this.#arrived(summary)) drawn = performance.now();
      }
      this.#arrived(summary, true);
    } catch (trouble) {
      if (!line.signal.aborted) this.error.value = trouble;
    }
  }

  /** Shows what has come, once the ply that is asked for is among it. */
  #arrived(summary: Summary, whole = false): boolean {
    if (!whole && this.summary !== summary && !summary.moments.has(this.ply.peek())) return false;
    batch(() => {
      this.error.value = undefined;
      if (this.summary !== summary) this.#path = undefined;
      this.summary = summary;
      if (whole && !summary.moments.has(this.ply.peek())) this.ply.value = summary.end?.stands ?? summary.last;
      this.count.value = whole ? -summary.count : summary.count;
    });
    return true;
  }

  /** Everything has come. */
  readonly whole = computed(() => this.count.value < 0);

  close(): void {
    this.#line?.abort();
    this.pause();
  }

  /** Goes to a ply. */
  jump(ply: number): void {
    if (!this.summary.moments.has(ply) || ply === this.ply.peek()) return;
    batch(() => {
      const [from, path] = [this.place.peek(), this.path.peek()];
      this.near = path[from - 1] === ply || path[from + 1] === ply;
      this.preview.value = undefined;
      this.ply.value = ply;
      this.reached.value = Math.max(this.reached.peek(), this.place.peek());
    });
    if (this.playing.peek()) this.#schedule();
  }

  /** Goes to a place of the path. */
  goTo(place: number): void {
    const path = this.path.peek();
    const ply = path[Math.min(Math.max(place, 0), path.length - 1)];
    if (ply !== undefined) this.jump(ply);
  }

  /** Goes on or back by a ply, a turn or a round. */
  step(way: Way, by: 1 | -1): void {
    const path = this.path.peek();
    if (way === 'ply') return this.goTo(this.place.peek() + by);
    const stops = (way === 'turn' ? turnStops : roundStops)(path, this.summary);
    const ply = stopFrom(stops, path, this.ply.peek(), by);
    if (ply !== undefined) this.jump(ply);
  }

  /** Plays by itself, from the beginning if it is at the end. */
  play(): void {
    if (this.place.peek() >= this.path.peek().length - 1) this.goTo(0);
    this.playing.value = true;
    this.#schedule();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing.value = false;
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  hurry(speed: Speed): void {
    this.speed.value = speed;
    if (this.playing.peek()) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const next = this.path.peek()[this.place.peek() + 1];
    const [now, then] = [this.here.peek(), this.summary.moments.get(next ?? -1)];
    if (now === undefined || then === undefined) return this.pause();
    this.#timer = setTimeout(() => this.jump(then.ply), waitOf(this.speed.peek(), now.at, then.at));
  }
}
