/** A review by its plies: decisions, luck, and what each seat could expect along a path. Pure. */

import type { Estimate, PlyLuck, ReviewBalance, ReviewedDecision, ReviewHeader, ReviewShown } from 'kronika-client';
import { isMistake } from './marks.ts';

/** A chance of 1, and a point, in the parts in which a review counts them. */
export const WHOLE = 10_000;
export const CENTS = 100;

export class Reviewed {
  readonly header: ReviewHeader | undefined;
  readonly balance: ReviewBalance | undefined;
  /** How many decisions are reviewed. */
  readonly count: number;
  readonly #decisions: ReadonlyMap<number, ReviewedDecision>;
  readonly #luck: ReadonlyMap<number, PlyLuck>;

  constructor({ review, decisions, luck, balance }: Omit<ReviewShown, 'status'>) {
    this.header = review ?? undefined;
    this.balance = balance ?? undefined;
    this.count = decisions?.length ?? 0;
    this.#decisions = new Map((decisions ?? []).map((one) => [one.ply, one]));
    this.#luck = new Map((luck ?? []).map((one) => [one.ply, one]));
  }

  decision(ply: number): ReviewedDecision | undefined {
    return this.#decisions.get(ply);
  }

  luck(ply: number): PlyLuck | undefined {
    return this.#luck.get(ply);
  }

  /** What each seat could expect after each ply of a path; `undefined` where that is not reviewed. */
  along(path: readonly number[]): readonly (Estimate | undefined)[] {
    const last = path.length - 1;
    return path.map((ply, at) => (at === last ? this.#ended(ply) : undefined) ?? this.after(ply));
  }

  /** What each seat could expect after a ply, with what was drawn in it. */
  after(ply: number): Estimate | undefined {
    const found = ply === 0 ? this.header?.start : this.#decisions.get(ply)?.after;
    if (found === undefined) return undefined;
    const kinds = this.#luck.get(ply)?.kinds ?? [];
    const drawn = (of: 'chances' | 'points', seat: number) => kinds.reduce((sum, kind) => sum + (kind[of][seat] ?? 0), 0);
    const within = (parts: number) => Math.min(Math.max(parts, 0), WHOLE);
    return {
      chances: found.chances.map((parts, seat) => within(parts + drawn('chances', seat))),
      points: found.points.map((parts, seat) => parts + drawn('points', seat)),
    };
  }

  /** The result, at the last ply that was reviewed. */
  #ended(ply: number): Estimate | undefined {
    const seats = ply === Math.max(...this.#decisions.keys()) ? this.balance?.seats : undefined;
    if (seats === undefined) return undefined;
    return { chances: seats.map(({ result }) => result.chance), points: seats.map(({ result }) => result.points) };
  }

  /** The plies of a path at which a seat made a mistake; without a seat, at which anybody did. */
  mistakes(path: readonly number[], seat?: number): readonly number[] {
    return path.filter((ply) => {
      const found = this.#decisions.get(ply);
      return found !== undefined && isMistake(found.mark) && (seat === undefined || found.seat === seat);
    });
  }
}
