/** From one game to the next that waits: a link, and the key W on every page. */

import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { shortly } from '../cards/title-name.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { t } from '../words/cards.ts';
import { roughly } from '../words/formats.ts';
import { lookForWaiting, timeLeft, waiting } from './waiting.ts';

/** The next game that waits besides the one that is looked at. */
function nextBut(game: string | undefined) {
  return waiting.value.find((one) => one.id !== game);
}

/** After one's move: the next game that waits. Nothing while it is one's turn, or none waits. */
export function NextGame({ game, awaited }: { game: string; awaited: boolean }) {
  useEffect(() => {
    if (!awaited) void lookForWaiting();
  }, [game, awaited]);
  const next = nextBut(game);
  return awaited || next === undefined ? null : <ToNext game={next.id} but={game} />;
}

/** Where there is little room: an arrow, and how many games wait. */
function ToNext({ game, but }: { game: string; but: string }) {
  const titles = useTitles();
  const next = waiting.value.find((one) => one.id === game);
  if (next === undefined) return null;
  const left = timeLeft(next);
  const name = shortly(nameOf(titles, next.title));
  const words = left === undefined ? t('nextGame', { name }) : t('nextGameLeft', { name, time: roughly(left / 1000) });
  return (
    <a class="button next-game" href={`/games/${game}`} aria-keyshortcuts="w" aria-label={words}>
      <span class="next-game-words">{words}</span>
      <span class="next-game-count">→ {waiting.value.filter((one) => one.id !== but).length}</span>
    </a>
  );
}

/** W goes to the next game that waits, unless somebody writes. */
export function useNextKey(): void {
  const { route, path } = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'w') return;
      if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
      const next = nextBut(/^\/games\/([^/]+)$/.exec(path)?.[1]);
      if (next === undefined) return;
      event.preventDefault();
      route(`/games/${next.id}`);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [path, route]);
}
