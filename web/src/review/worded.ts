/** The commands of a decision in words, and what is clicked for each of them. */

import { useEffect, useState } from 'preact/hooks';
import type { Command, Hint, ReviewedDecision } from 'kronika-client';
import { keyOf } from '../choosing/key-of.ts';
import { kronika } from '../session/session.ts';
import { language } from '../words/language.ts';

/** Milliseconds that one stays at a ply before the service is asked. */
const STAY = 150;

export type Said = Pick<Hint, 'words' | 'path'>;
/** By the command as JSON. */
export type Worded = ReadonlyMap<string, Said>;

/** What a seat could choose at the ply before; `undefined` until it is known. */
export function useWorded(game: string, decision: ReviewedDecision | undefined, before: number | undefined): Worded | undefined {
  const [found, setFound] = useState<Worded>();
  const [client, spoken, seat] = [kronika.value, language.value, decision?.seat];
  const asks = decision !== undefined && decision.choices > 1;
  useEffect(() => {
    setFound(undefined);
    if (!asks || seat === undefined || before === undefined) return;
    let late = false;
    const timer = setTimeout(async () => {
      const query = { seat, ply: before };
      const told = await client.getLegalCommands({ path: { game_id: game }, query }).catch(() => undefined);
      if (!late && told) setFound(wordedBy(told.commands, told.hints ?? []));
    }, STAY);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [client, game, seat, before, spoken, asks]);
  return found;
}

function wordedBy(commands: readonly Command[], hints: readonly Hint[]): Worded {
  return new Map(commands.map((command, at) => [keyOf(command), { words: hints[at]?.words ?? '', path: hints[at]?.path ?? [] }]));
}
