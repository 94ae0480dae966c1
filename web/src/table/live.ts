/**
 * A table as one seat (or a spectator) sees it now: the game, its scene, what is legal, the log.
 *
 * The stream says when something has happened; what the table is then like is asked for as a
 * whole, so nothing is reckoned here. When the line breaks the client connects again and goes on
 * after the last event.
 */

import { batch, signal } from '@preact/signals';
import type { Event, GameShown, Legal, MoveList, Scene } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { type Entry, heard, recorded } from './chronicle.ts';

/** How the line to the service is: asked for, standing, broken; or no longer needed. */
export type Line = 'connecting' | 'up' | 'down' | 'over';

/** The table after a ply. */
export interface Shown {
  readonly ply: number;
  readonly version: number;
  readonly scene: Scene;
}

/** So many of the latest moves are in the log at first. */
const RECENT = 60;
/** Moves of others are shown one by one, each so long (milliseconds), if they are not too many. */
const STEP = 350;
const STEPS = 5;
/** Milliseconds between two tries to reach the service. */
const AGAIN = 1500;

export class LiveTable {
  readonly id: string;
  readonly seat: number | undefined;
  readonly game = signal<GameShown>(undefined as unknown as GameShown);
  readonly shown = signal<Shown | undefined>(undefined);
  readonly legal = signal<Legal | undefined>(undefined);
  readonly line = signal<Line>('connecting');
  readonly log = signal<readonly Entry[]>([]);
  /** Whether moves before those in the log are left out. */
  readonly cut = signal(false);
  readonly #hangUp = new AbortController();
  #connection = new AbortController();
  readonly #heard = new Set<(event: Event) => void>();
  #version = 0;
  #refreshing: Promise<void> | undefined;
  #stale = false;

  constructor(game: GameShown, seat: number | undefined) {
    this.id = game.id;
    this.seat = seat;
    this.game.value = game;
  }

  get #path() {
    return { path: { game_id: this.id } } as const;
  }

  /** Goes on until `stop`. */
  start(): void {
    void this.#run();
    addEventListener('offline', this.#offline);
  }

  stop(): void {
    this.#hangUp.abort();
    removeEventListener('offline', this.#offline);
  }

  /** Calls `listener` with each event from now on; the answer ends that. */
  listen(listener: (event: Event) => void): () => void {
    this.#heard.add(listener);
    return () => void this.#heard.delete(listener);
  }

  readonly #offline = () => {
    if (this.line.value === 'over') return;
    this.line.value = 'down';
    this.#connection.abort();
  };

  /** Whether nobody needs this table any more. */
  get #left(): boolean {
    return this.#hangUp.signal.aborted;
  }

  async #run(): Promise<void> {
    while (!this.#left) {
      try {
        await this.#catchUp();
        if (await this.#follow()) {
          this.line.value = 'over';
          return;
        }
      } catch {
        this.line.value = 'down';
      }
      if (!this.#left) await soon();
    }
  }

  /** The table as it is, and the last moves, unless they are known. */
  async #catchUp(): Promise<void> {
    await this.refresh();
    if (this.#version > 0) return;
    const ply = this.game.value.ply;
    await this.earlier(Math.max(0, ply - RECENT));
  }

  /** Reads the log from behind a ply on. */
  async earlier(after = 0): Promise<void> {
    const entries: Entry[] = [];
    let from: number | string | undefined = after;
    let version = 0;
    while (from !== undefined) {
      const page: MoveList = await kronika
        .peek()
        .listMoves({ ...this.#path, query: { seat: this.seat, after: from, limit: 500 } });
      entries.push(...recorded(page.items));
      version = page.items.at(-1)?.events.at(-1)?.version ?? version;
      from = page.next ?? undefined;
    }
    const newer = this.log.peek().filter((one) => one.version > version);
    batch(() => {
      this.log.value = [...entries, ...newer];
      this.cut.value = after > 0;
    });
    this.#version = Math.max(this.#version, version);
  }

  /** Takes in what happens until the game has ended (true), or the line was given up. */
  async #follow(): Promise<boolean> {
    this.#connection = new AbortController();
    const hangUp = AbortSignal.any([this.#hangUp.signal, this.#connection.signal]);
    const line = (stands: boolean) => {
      if (this.#left) return;
      this.line.value = stands ? 'up' : 'down';
      if (stands) void this.refresh();
    };
    const events = kronika
      .peek()
      .follow(this.id, this.#version, this.seat, { signal: hangUp, line });
    for await (const event of events) this.#hear(event);
    return !hangUp.aborted;
  }

  #hear(event: Event): void {
    this.#version = event.version;
    this.log.value = heard(this.log.peek(), event);
    for (const one of this.#heard) one(event);
    if (event.hash) void this.refresh();
  }

  /** Asks for the table as it is now. What happens meanwhile is asked for again. */
  refresh(): Promise<void> {
    if (this.#refreshing !== undefined) {
      this.#stale = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#refreshed();
    return this.#refreshing;
  }

  async #refreshed(): Promise<void> {
    try {
      do {
        this.#stale = false;
        await this.#read();
      } while (this.#stale && !this.#left);
    } catch (trouble) {
      if (this.shown.peek() === undefined) throw trouble;
      // The table stays as it was seen last; the line, once it stands again, asks anew.
    } finally {
      // At once, or what happens until then would be asked for by nobody.
      this.#refreshing = undefined;
    }
  }

  async #read(): Promise<void> {
    const client = kronika.peek();
    const { seat } = this;
    const game = await client.getGame(this.#path);
    const path = { game_id: this.id, ply: 'latest' };
    const [shown, legal] = await Promise.all([
      client.getScene({ path, query: { seat } }),
      seat === undefined ? undefined : client.getLegal({ ...this.#path, query: { seat } }),
    ]);
    if (this.#left) return;
    await this.#steps(shown.ply);
    batch(() => {
      this.game.value = game;
      this.shown.value = shown;
      this.legal.value = legal;
    });
  }

  /** The plies between what is seen and what is, one by one, if somebody looks and wants motion. */
  async #steps(to: number): Promise<void> {
    const from = this.shown.peek()?.ply ?? to;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
    if (still || to - from < 2 || to - from > STEPS) return;
    for (let ply = from + 1; ply < to && !this.#left; ply += 1) {
      const path = { game_id: this.id, ply: String(ply) };
      this.shown.value = await kronika.peek().getScene({ path, query: { seat: this.seat } });
      await new Promise((done) => setTimeout(done, STEP));
    }
  }
}

/** After a while, or as soon as the browser says that it is on line again. */
function soon(): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(waiting);
      removeEventListener('online', go);
      done();
    };
    const waiting = setTimeout(go, AGAIN);
    addEventListener('online', go);
  });
}
