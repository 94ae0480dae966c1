/** The review of a game as its page has it: asked for, being made, read; and what is looked at in it. */

import { computed, signal } from '@preact/signals';
import { type Kronika, ProblemError, type ReviewShown, type ReviewStatus } from 'kronika-client';
import { Reviewed } from './reviewed.ts';

export type Quality = 'quick' | 'standard' | 'deep';
/** From the quickest to the most thorough. */
export const QUALITIES: readonly Quality[] = ['quick', 'standard', 'deep'];

/** Milliseconds until it is asked again how far a review has come. */
const AGAIN = 1500;
const MISSING = 404;

/** A command that would have been better, at a ply: the first, the second or the third best. */
export interface Alternative {
  readonly ply: number;
  readonly at: number;
}

export class Reviewing {
  /** What has come of it; `null` if there is none; `undefined` until that is known. */
  readonly review = signal<ReviewShown | null | undefined>(undefined);
  /** Why it was not given, or not begun. */
  readonly error = signal<unknown>(undefined);
  readonly quality = signal<Quality>('standard');
  /** It was asked for here, so it can be stopped here. */
  readonly mine = signal(false);
  /** What the lines below the board show. */
  readonly lines = signal<'chances' | 'points'>('chances');
  /** The alternative that somebody wants to see on the board. */
  readonly wanted = signal<Alternative | undefined>(undefined);
  readonly #client: () => Kronika;
  readonly #game: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  /** `asks`: whether there may be one. */
  constructor(client: () => Kronika, game: string, asks: boolean) {
    this.#client = client;
    this.#game = game;
    if (!asks) this.review.value = null;
  }

  readonly status = computed<ReviewStatus | undefined>(() => this.review.value?.status);

  /** What is known of each ply; nothing until the first line has come. */
  readonly reviewed = computed(() => {
    const found = this.review.value;
    return found?.review ? new Reviewed(found) : undefined;
  });

  /** Whether it is known how the game stands with reviews. */
  readonly known = computed(() => this.review.value !== undefined || this.error.value !== undefined);

  /** Reads the review that is there, the most thorough one of several. */
  async find(): Promise<void> {
    const turn = this.#begin();
    await this.#told(turn, async () => {
      const all = await Promise.all(QUALITIES.map((quality) => this.#read(quality)));
      const found = all.findLast((one) => one?.status.state === 'done') ?? all.findLast((one) => one !== null) ?? null;
      if (turn !== this.#turn) return;
      if (found !== null) this.quality.value = found.status.quality;
      this.#take(turn, found);
    });
  }

  /** Reads what there is, and goes on until all of it is there. */
  async read(): Promise<void> {
    const turn = this.#begin();
    await this.#told(turn, async () => this.#take(turn, await this.#read(this.quality.peek())));
  }

  async #read(quality: Quality): Promise<ReviewShown | null> {
    try {
      return await this.#client().readReview({ path: this.#path, query: { quality } });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status !== MISSING) throw error;
      return null;
    }
  }

  /** Asks for a review; whoever asks for one that there is gets that one. */
  async ask(): Promise<void> {
    const turn = this.#begin();
    await this.#told(turn, async () => {
      await this.#client().askForReview({ path: this.#path, body: { quality: this.quality.peek() } });
      if (turn !== this.#turn) return;
      this.mine.value = true;
      await this.read();
    });
  }

  /** Asks no more, and ends the work if nobody else has asked for it. */
  async cancel(): Promise<void> {
    const turn = this.#begin();
    await this.#told(turn, async () => {
      await this.#client().cancelReview({ path: this.#path, query: { quality: this.quality.peek() } });
      if (turn !== this.#turn) return;
      this.mine.value = false;
      await this.read();
    });
  }

  /** Another review of the same game. */
  async choose(quality: Quality): Promise<void> {
    this.quality.value = quality;
    this.mine.value = false;
    await this.read();
  }

  close(): void {
    this.#begin();
  }

  get #path(): { game_id: string } {
    return { game_id: this.#game };
  }

  /** What was on its way counts for nothing any more. */
  #begin(): number {
    clearTimeout(this.#timer);
    this.#turn += 1;
    return this.#turn;
  }

  #take(turn: number, review: ReviewShown | null): void {
    if (turn !== this.#turn) return;
    this.error.value = undefined;
    this.review.value = review;
    if (isGoingOn(review?.status)) this.#timer = setTimeout(() => void this.read(), AGAIN);
  }

  async #told(turn: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (turn === this.#turn) this.error.value = error;
    }
  }
}

const GOING_ON: ReadonlySet<string | undefined> = new Set(['queued', 'running', 'checking']);

/** Whether more is to come. */
export function isGoingOn(status: ReviewStatus | undefined): boolean {
  return GOING_ON.has(status?.state);
}
