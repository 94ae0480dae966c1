/** Where turns, rounds and milestones lie on a line of plies. Pure: shares of the width, from 0 to 1. */

import type { Milestone } from 'kronika-client';
import type { Summary } from './summary.ts';

/** A turn on the line, from the ply before it to its last one. */
export interface Stretch {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export interface Placed<Thing> {
  readonly at: number;
  readonly ply: number;
  readonly of: Thing;
}

export interface Timeline {
  readonly turns: readonly Stretch[];
  /** Rounds, where their names have room. */
  readonly rounds: readonly Placed<number>[];
  readonly milestones: readonly Placed<Milestone>[];
}

/** Rounds are named as long as they are so far apart. */
const ROOM = 0.055;
/** A line of fewer plies is as long as one of so many, so that nobody reads from it how far the end is. */
const LEAST = 40;

/** How many steps the line has. */
export function steps(plies: readonly number[], hiding: boolean): number {
  return Math.max(plies.length - 1, hiding ? LEAST : 1);
}

export function timelineOf(summary: Summary, plies: readonly number[], length: number): Timeline {
  const turns: { seat: number; from: number; to: number }[] = [];
  const rounds: Placed<number>[] = [];
  const milestones: Placed<Milestone>[] = [];
  let round: number | undefined;
  plies.forEach((ply, index) => {
    const moment = summary.moments.get(ply);
    const at = index / length;
    if (moment?.round !== undefined && moment.round !== round) {
      if (at - (rounds.at(-1)?.at ?? -1) >= ROOM && at < 0.985) rounds.push({ at, ply, of: moment.round });
      round = moment.round;
    }
    if (moment?.move === undefined) return;
    for (const of of moment.move.milestones ?? []) milestones.push({ at, ply, of });
    const { seat } = moment.move;
    const last = turns.at(-1);
    if (last?.seat === seat) last.to = at;
    else turns.push({ seat, from: Math.max(0, (index - 1) / length), to: at });
  });
  const near = (at: number) => milestones.some((one) => Math.abs(one.at - at) < ROOM / 2);
  return { turns, rounds: rounds.filter(({ at }) => !near(at)), milestones };
}
