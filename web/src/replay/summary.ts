/**
 * A game as its replay tells it: every ply with its scene, and the tree that plies make when a game
 * goes back. Nothing here knows a browser.
 */

import type {
  Event,
  ReplayedPly,
  ReplayEnd,
  ReplayHead,
  ReplayLine,
  Scene,
  SeatScore,
  TimeLeft,
} from 'kronika-client';
import { applied, gauge } from './applied.ts';

/** The table after a ply; ply 0 is the setup, and has no move. */
export interface Moment {
  readonly ply: number;
  readonly parent: number | undefined;
  readonly scene: Scene;
  readonly scores: readonly SeatScore[];
  readonly clocks: readonly TimeLeft[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the round, if the title counts rounds. */
  readonly round: number | undefined;
  /** What was played, and by whom. */
  readonly move: ReplayedPly | undefined;
  /** What happened at the table after it. */
  readonly after: Event[];
}

/** What has come of a replay so far. It grows; `count` says how far. */
export class Summary {
  readonly moments = new Map<number, Moment>();
  /** The plies that were played on each ply, the first one first. */
  readonly children = new Map<number, number[]>();
  head: ReplayHead | undefined;
  end: ReplayEnd | undefined;
  last = 0;

  get count(): number {
    return this.moments.size;
  }

  /** Takes in a line. */
  take(line: ReplayLine): void {
    switch (line.type) {
      case 'head':
        this.head = line;
        this.last = line.ply;
        this.#keep(undefined, line.ply, undefined, line.scene, line, line.scores ?? []);
        return;
      case 'ply': {
        const parent = line.parent ?? line.ply - 1;
        const before = this.moments.get(parent);
        const scene = line.scene ?? applied(before!.scene, line.changes ?? {});
        const scores = line.scores?.length ? line.scores : (before?.scores ?? []);
        this.last = line.ply;
        this.#keep(line, line.ply, parent, scene, line, scores);
        return;
      }
      case 'table':
        this.moments.get(line.event.ply)?.after.push(line.event);
        return;
      case 'end':
        this.end = line;
    }
  }

  #keep(
    move: ReplayedPly | undefined,
    ply: number,
    parent: number | undefined,
    scene: Scene,
    { at, clocks }: { at: string; clocks?: TimeLeft[] },
    scores: readonly SeatScore[],
  ): void {
    const round = gauge(scene, 'round');
    const told = { ply, parent, scene, scores, clocks: clocks ?? [], at: Date.parse(at), round, move };
    this.moments.set(ply, { ...told, after: [] });
    if (parent === undefined) return;
    const others = this.children.get(parent);
    if (others === undefined) this.children.set(parent, [ply]);
    else others.push(ply);
  }

  /**
   * The plies of the line that a ply lies on, in order: what led to it, and how it went on. Where
   * a game went on in two ways, that one counts which is in force, else the first.
   */
  path(ply: number): readonly number[] {
    const back: number[] = [];
    for (let at: number | undefined = ply; at !== undefined && this.moments.has(at); ) {
      back.push(at);
      at = this.moments.get(at)!.parent;
    }
    const path = back.reverse();
    for (let next = this.#next(ply); next !== undefined; next = this.#next(next)) path.push(next);
    return path;
  }

  #next(ply: number): number | undefined {
    const ways = this.children.get(ply) ?? [];
    return ways.find((one) => this.inForce(one)) ?? ways[0];
  }

  inForce(ply: number): boolean {
    return this.moments.get(ply)?.move?.in_force ?? true;
  }
}
