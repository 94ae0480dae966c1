/** Plies in groups: turns and rounds, branches that were left, and marks on the way. Pure. */

import type { Event } from 'kronika-client';
import type { Moment, Summary } from './summary.ts';

/** Plies of one seat that follow on each other, on one branch. */
export interface Turn {
  readonly key: string;
  readonly seat: number;
  readonly moments: readonly Moment[];
  /** Whether it lies on a branch that was left. */
  readonly left: boolean;
  /** The round, where it is the first turn of it. */
  readonly round: number | undefined;
  /** The round in which it was played. */
  readonly of: number | undefined;
  /** The ply on which a branch begins that does not follow the ply before. */
  readonly from: number | undefined;
}

/** All turns, or those of some plies, in the order in which they were played. */
export function turnsOf(summary: Summary, only?: ReadonlySet<number>): readonly Turn[] {
  const turns: Turn[] = [];
  let open: Moment[] = [];
  let round: number | undefined;
  const close = () => {
    const [first] = open;
    if (first?.move === undefined) return;
    const before = summary.moments.get(first.parent ?? -1)?.round;
    turns.push({
      key: `${first.ply}-${open.length}-${open.reduce((sum, one) => sum + one.after.length, 0)}`,
      seat: first.move.seat,
      moments: open,
      left: !summary.inForce(first.ply),
      round: before === round ? undefined : before,
      of: before,
      from: first.parent === first.ply - 1 ? undefined : first.parent,
    });
    round = before;
  };
  for (const moment of summary.moments.values()) {
    if (moment.move === undefined || only?.has(moment.ply) === false) continue;
    const before = open.at(-1);
    const follows =
      before !== undefined &&
      moment.parent === before.ply &&
      moment.move.seat === before.move?.seat &&
      moment.round === before.round &&
      before.after.length === 0 &&
      summary.inForce(moment.ply) === summary.inForce(before.ply);
    if (follows) open.push(moment);
    else {
      close();
      open = [moment];
    }
  }
  close();
  return turns;
}

/** Where one stops who goes turn by turn: behind the last ply of each, and at both ends. */
export function turnStops(path: readonly number[], summary: Summary): readonly number[] {
  const seat = (ply: number | undefined) => summary.moments.get(ply ?? -1)?.move?.seat;
  return path.filter(
    (ply, index) =>
      index === 0 || index === path.length - 1 || seat(ply) !== seat(path[index + 1]),
  );
}

/** Where one stops who goes round by round: where each begins, and at both ends. */
export function roundStops(path: readonly number[], summary: Summary): readonly number[] {
  const round = (ply: number | undefined) => summary.moments.get(ply ?? -1)?.round;
  return path.filter(
    (ply, index) =>
      index === 0 || index === path.length - 1 || round(ply) !== round(path[index - 1]),
  );
}

/** The next stop behind a ply of the path, or the last one before it. */
export function stopFrom(
  stops: readonly number[],
  path: readonly number[],
  ply: number,
  by: 1 | -1,
): number | undefined {
  const place = new Map(path.map((one, index) => [one, index]));
  const here = place.get(ply) ?? 0;
  const beyond = stops.filter((one) => (place.get(one)! - here) * by > 0);
  return by > 0 ? beyond[0] : beyond.at(-1);
}

export type MarkKind = 'back' | 'verdict' | 'dispute' | 'end';

/** Something that happened at the table, and the ply that it is about. */
export interface Mark {
  readonly ply: number;
  readonly kind: MarkKind;
  readonly event: Event;
}

const KINDS: Readonly<Record<string, MarkKind>> = {
  'table.dispute-opened': 'dispute',
  'table.dispute-dismissed': 'verdict',
  'table.dispute-upheld': 'verdict',
  'table.seat-forfeited': 'end',
  'table.game-finished': 'end',
  'table.game-voided': 'end',
};

/** The marks of a game: where it went back to, what was judged, how it ended. */
export function marksOf(summary: Summary): readonly Mark[] {
  return [...summary.moments.values()].flatMap(({ ply, after }) =>
    after.flatMap((event): Mark[] => {
      const data = event.data as { type?: string; to?: number; why?: string };
      if (event.data.type === 'table.rewound') {
        return [{ ply: data.to ?? ply, kind: data.why === 'ruling' ? 'verdict' : 'back', event }];
      }
      const kind = KINDS[event.data.type];
      return kind === undefined ? [] : [{ ply, kind, event }];
    }),
  );
}

/** The last ply of a seat before another ply of the path; that before the first, if it has none. */
export function lastOwn(path: readonly number[], summary: Summary, ply: number, seat: number): number {
  const before = path.slice(0, Math.max(path.indexOf(ply), 0));
  const own = before.filter((one) => summary.moments.get(one)?.move?.seat === seat).at(-1);
  return own ?? path[0] ?? 0;
}
