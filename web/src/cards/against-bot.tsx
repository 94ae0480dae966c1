/** One click from a title to a board: a guest account if there is none, the usual seats, a bot. */

import type { TitleShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { becomeGuest } from '../session/arriving.ts';
import { kronika } from '../session/session.ts';
import { attempt } from '../shell/problems.tsx';
import { t } from '../words/cards.ts';
import { shortly } from './title-name.tsx';

/** Opens the game, and says where its board is; `undefined` if it was refused, which was told. */
async function opened({ title, seats, opponent }: TitleShown): Promise<string | undefined> {
  const others = Math.max(seats.min, 2) - 1;
  const bots = Array.from({ length: others }, () => ({ kind: 'bot', bot: opponent }) as const);
  const body = { title, seats: [{ kind: 'me' } as const, ...bots] };
  const game = await attempt(async () => {
    await becomeGuest();
    return kronika.value.openGame({ body });
  });
  return game && `/games/${game.id}`;
}

/** What a button needs that plays against the recommended bot of a title. */
export function useAgainstBot(): { busy: boolean; play: (title: TitleShown) => Promise<void> } {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async (title: TitleShown) => {
    setBusy(true);
    const board = await opened(title);
    setBusy(false);
    if (board !== undefined) route(board);
  };
  return { busy, play };
}

export function AgainstBot({ title }: { title: TitleShown }) {
  const { busy, play } = useAgainstBot();
  const name = shortly(title.name);
  return (
    <button type="button" class="main" disabled={busy} aria-label={t('againstBotOf', { name })} onClick={() => play(title)}>
      {t('againstBot')}
    </button>
  );
}
