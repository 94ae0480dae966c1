/** A decision in words: its commands, what is clicked for each of them, and what follows. */

import { useEffect, useState } from 'preact/hooks';
import type { DecisionInWords, ReviewedDecision } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { language } from '../words/language.ts';
import type { Quality } from './reviewing.ts';

/** Milliseconds that one stays at a ply before the service is asked. */
const STAY = 150;

/** What the service says of the best commands of a decision; `undefined` until it is known. */
export function useWorded(game: string, decision: ReviewedDecision | undefined, quality: Quality): DecisionInWords | undefined {
  const [found, setFound] = useState<DecisionInWords>();
  const [client, spoken] = [kronika.value, language.value];
  const ply = decision && decision.best.length > 0 ? decision.ply : undefined;
  useEffect(() => {
    setFound(undefined);
    if (ply === undefined) return;
    let late = false;
    const timer = setTimeout(async () => {
      const path = { game_id: game, ply: String(ply) };
      const told = await client.readReviewedDecision({ path, query: { quality } }).catch(() => undefined);
      if (!late) setFound(told);
    }, STAY);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [client, game, ply, quality, spoken]);
  return found;
}
