/** How fast plies follow each other when they are played by themselves. Pure. */

export const SPEEDS = ['0.5', '1', '2', '4', 'played'] as const;
/** Seconds a ply, or as it was played. */
export type Speed = (typeof SPEEDS)[number];

/** The longest wait at the pace of the players, and the shortest: milliseconds. */
export const LONGEST = 5_000;
export const SHORTEST = 150;

/** Milliseconds from one ply to the next; `at` are the times at which they were played. */
export function waitOf(speed: Speed, from: number, to: number): number {
  if (speed !== 'played') return Number(speed) * 1_000;
  return Math.min(Math.max(to - from, SHORTEST), LONGEST);
}
