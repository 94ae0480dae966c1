/** What a page asks the service for, and asks again when the person or the language changes. */

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { person } from '../session/session.ts';
import { language } from '../words/language.ts';

export interface Loaded<Value> {
  /** The last answer, while the next is on its way, too. */
  readonly value?: Value | undefined;
  /** What was thrown instead. */
  readonly error?: unknown;
  /** Asks again. */
  readonly again: () => void;
}

/**
 * Asks once, and again whenever one of `on` changes; with `every`, also after so many
 * milliseconds while the page is looked at. An answer that came late counts for nothing.
 */
export function useLoaded<Value>(
  ask: () => Promise<Value>,
  on: readonly unknown[],
  every?: number,
): Loaded<Value> {
  const [answer, setAnswer] = useState<{ value?: Value; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  const asks = useRef(ask);
  asks.current = ask;
  useEffect(() => {
    setAnswer({});
  }, on);
  useEffect(() => {
    let late = false;
    asks.current().then(
      (value) => !late && setAnswer({ value }),
      (error: unknown) => !late && setAnswer((before) => ({ ...before, error })),
    );
    return () => {
      late = true;
    };
  }, [person.value, language.value, turn, ...on]);
  useEffect(() => {
    if (every === undefined) return;
    const tick = () => document.visibilityState === 'visible' && setTurn((before) => before + 1);
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return { ...answer, again: useCallback(() => setTurn((before) => before + 1), []) };
}
