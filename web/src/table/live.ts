/**
 * A table as one seat (or a spectator) sees it now: the game, its scene, what is legal, the log.
 *
 * The stream says when something has happened; what the table is then like is asked for as a
 * whole, so nothing is reckoned here. When the line breaks the client connects again and goes on
 * after the last event.
 */

import { batch, signal } from '@preact/signals';
import type { Event, GameShown, Legal, MoveList, Scene } from 'kronika-client';
import { isHere } from '../referee/addresses.ts';
import { kronika } from '../session/session.ts';
import { type Entry, heard, recorded } from './chronicle.ts';
import { Past } from './past.ts';
import { shownBetween, waited, wanted } from './playback.tsx';

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
  /** What happened lately, with what changed the points. */
  readonly past = signal<Past>(new Past());
  /** The ply that is played back now. */
  readonly playing = signal<number | undefined>(undefined);
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
    if (this.line.value === 'over' || isHere(this.id)) return;
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
    const first = this.#version === 0;
    const after = Math.max(0, this.game.value.ply - RECENT);
    await Promise.all([this.refresh(), first ? this.earlier(after) : undefined]);
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
    const [shown, legal, past] = await Promise.all([
      client.getScene({ path, query: { seat } }),
      seat === undefined ? undefined : client.getLegalCommands({ ...this.#path, query: { seat } }),
      game.status === 'running' ? this.past.peek().until(game.ply, Math.max(0, game.ply - RECENT), this.id, seat) : this.past.peek(),
    ]);
    if (this.#left) return;
    this.past.value = past;
    const took = await this.#playBack(shown, past);
    batch(() => {
      this.playing.value = undefined;
      this.game.value = game;
      this.shown.value = shown;
      // What happened while it was played back is read next: until then nothing can be chosen.
      this.legal.value = took && this.#stale ? undefined : legal;
    });
  }

  /** What others did since what is seen, and at first since one's own last move, ply by ply; whether
   * there was anything. */
  async #playBack({ ply, version }: Shown, past: Past): Promise<boolean> {
    const { summary } = past;
    const from = this.shown.peek()?.ply ?? this.#lastOwn(ply, past);
    const between = summary.path(ply).filter((one) => one > from && one < ply);
    if (between.length === 0 || !wanted()) return false;
    const { plies, each } = shownBetween([from, ...between]);
    for (const one of plies) {
      const scene = summary.moments.get(one)?.scene;
      if (scene === undefined) continue;
      batch(() => {
        this.legal.value = undefined;
        this.playing.value = one;
        this.shown.value = { ply: one, version, scene };
      });
      if (!(await waited(each)) || this.#left) break;
    }
    return true;
  }

  /** One's own last move, or what this browser has seen already. */
  #lastOwn(ply: number, { summary }: Past): number {
    const own = summary.path(ply).findLast((one) => summary.moments.get(one)?.move?.seat === this.seat);
    return own === undefined || this.seat === undefined ? ply : Math.max(own, seen(this.id, ply));
  }
}

const SEEN = 'kronika/seen';

/** The ply that was seen last in this window, and from now on this one. */
function seen(game: string, ply: number): number {
  const [last, before] = (sessionStorage.getItem(SEEN) ?? '').split(' ');
  sessionStorage.setItem(SEEN, `${game} ${ply}`);
  return last === game ? Number(before) : 0;
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
