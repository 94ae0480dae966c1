/** The better command that is drawn on the board of a replay. */

import type { DecisionInWords, ReviewedDecision } from 'kronika-client';
import type { Moment } from '../replay/summary.ts';
import { isWorse } from './marks.ts';
import type { Alternative, Reviewing } from './reviewing.ts';
import { useWorded } from './worded.ts';

export interface Better {
  /** The ids that are clicked for it, in their order; none if nothing is drawn. */
  readonly path: readonly string[];
  /** How good it is among the best: 1 is the best. */
  readonly rank: number;
  /** The seat that decides. */
  readonly seat: number | undefined;
  /** It was asked for: the board shows the position before the move as that seat sits, and nothing else
   * is drawn. */
  readonly alone: boolean;
  /** The decision in words. */
  readonly worded: DecisionInWords | undefined;
}

/** What is drawn at a ply. */
export function useBetter(reviewing: Reviewing, game: string, now: Moment | undefined): Better {
  const decision = now && reviewing.reviewed.value?.decision(now.ply);
  const wanted = reviewing.wanted.value;
  const worded = useWorded(game, decision, reviewing.quality.value);
  const at = decision && drawnAt(decision, wanted);
  return {
    path: (at === undefined ? undefined : worded?.best?.[at]?.path) ?? [],
    rank: (at ?? 0) + 1,
    seat: decision?.seat,
    alone: wanted !== undefined && wanted.ply === decision?.ply,
    worded,
  };
}

/** The place among the best of what is drawn: what was asked for, else the best one where the played
 * one was worse. */
export function drawnAt({ ply, mark }: Pick<ReviewedDecision, 'ply' | 'mark'>, wanted: Alternative | undefined): number | undefined {
  if (wanted?.ply === ply) return wanted.at;
  return isWorse(mark) ? 0 : undefined;
}
