/** What has happened so far, as the replay tells it: scenes, and what changed the points. */

import type { PointsChanged, ReplayedPly } from 'kronika-client';
import type { Told } from '../arranged/told.ts';
import { Told as Telling } from '../arranged/told.ts';
import { Summary } from '../replay/summary.ts';
import { kronika } from '../session/session.ts';
import { type Scene, whole } from '../scene/whole.ts';
import type { Term } from '../signs/parts.ts';
import { arrangementOf } from '../titles/arranged.ts';

/** Points that a seat got or lost in a ply. */
export interface Gain extends PointsChanged {
  readonly ply: number;
}

/** So many moves are told of what happened since one's own. */
const TOLD = 3;

export class Past {
  readonly summary: Summary;
  readonly #scenes = new Map<number, Scene>();

  constructor(summary = new Summary()) {
    this.summary = summary;
  }

  /** The past as it is after a ply, read on from the last ply that is known; at first from `first`. */
  async until(ply: number, first: number, game: string, seat: number | undefined): Promise<Past> {
    const { summary } = this;
    const from = summary.head === undefined ? first : summary.last;
    if (summary.head !== undefined && summary.last >= ply) return this;
    for await (const line of kronika.peek().replay(game, { seat, from })) {
      if (line.type !== 'head' || summary.head === undefined) summary.take(line);
    }
    return new Past(summary);
  }

  /** A move in one line; `undefined` if its words tell it, or nothing is known of it. */
  told(ply: number): string | undefined {
    return this.summary.moments.get(ply)?.move?.told ?? undefined;
  }

  /** What others have done since the last move of a seat: at most three moves in their order, the
   * most important ones, of equal ones the last. Of those nothing came of, none but alone. */
  since(seat: number): readonly ReplayedPly[] {
    const { summary } = this;
    const moves = summary.path(summary.end?.stands ?? summary.last).flatMap((ply) => summary.moments.get(ply)?.move ?? []);
    const others = moves.slice(moves.findLastIndex((one) => one.seat === seat) + 1);
    const ranked = [...others].sort((a, b) => (a.importance ?? 0) - (b.importance ?? 0) || a.ply - b.ply).slice(-TOLD);
    const important = ranked.filter((one) => (one.importance ?? 0) > 0);
    return (important.length > 0 ? important : ranked).sort((a, b) => a.ply - b.ply);
  }

  /** The ply of the last move of a seat, as far as the past is known. */
  lastOf(seat: number): number | undefined {
    const { summary } = this;
    return summary.path(summary.end?.stands ?? summary.last).findLast((ply) => summary.moments.get(ply)?.move?.seat === seat);
  }

  /** What changed the points in a ply. */
  gains(ply: number): readonly Gain[] {
    return (this.summary.moments.get(ply)?.move?.gains ?? []).map((one) => ({ ...one, ply }));
  }

  /** What changed the points of a seat, the last one first, as far as the past is known. */
  gainsOf(seat: number): readonly Gain[] {
    const plies = [...this.summary.moments.keys()].filter((ply) => this.summary.inForce(ply));
    return plies.reverse().flatMap((ply) => [...this.gains(ply)].reverse().filter((one) => one.seat === seat));
  }

  /** What a ply brought a seat and took from it, as signs. */
  came(ply: number, seat: number, told: Told): readonly Term[] {
    const parent = this.summary.moments.get(ply)?.parent;
    const goods = arrangementOf(told.catalogue.title)?.goods;
    const [before, after] = [parent === undefined ? undefined : this.#scene(parent), this.#scene(ply)];
    const points = this.gains(ply).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0);
    const scored: Term[] = points === 0 ? [] : [{ is: 'term', sign: 'points', count: points, plus: points > 0 }];
    if (goods === undefined || before === undefined || after === undefined) return scored;
    const had = new Map(goods(new Telling({ ...told, scene: before }), seat).map(({ sign, count }) => [sign, count]));
    const has = goods(new Telling({ ...told, scene: after }), seat);
    const changed = has.map(({ sign, count }) => ({ sign, count: count - (had.get(sign) ?? 0) }));
    return [
      ...scored,
      ...changed
        .filter(({ sign, count }) => count !== 0 && sign !== 'points')
        .map(({ sign, count }): Term => ({ is: 'term', sign, count, plus: count > 0 })),
    ];
  }

  #scene(ply: number): Scene | undefined {
    const told = this.summary.moments.get(ply)?.scene;
    const known = this.#scenes.get(ply);
    if (known !== undefined || told === undefined) return known;
    const made = whole(told);
    this.#scenes.set(ply, made);
    return made;
  }
}
