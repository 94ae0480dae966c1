/** Opens a dropped export as a game. How far the rules have come that this takes is shown above. */

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { attempt } from '../shell/problems.tsx';
import { t } from '../words/dropped.ts';
import { open } from './opening.ts';

interface Props {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What came out when it was checked. */
  readonly verdict: string;
  /** The first ply that is wrong: the board is shown as it was before that. */
  readonly wrong?: number | undefined;
}

export function OpenButton({ name, bytes, verdict, wrong = 0 }: Props) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const game = await attempt(() => open(name, new Uint8Array(bytes), verdict));
    setBusy(false);
    if (game) route(wrong > 0 ? `/games/${game.id}?ply=${wrong - 1}` : `/games/${game.id}`);
  };
  return (
    <button type="button" class="main dropped-open" disabled={busy} onClick={() => void go()}>
      {busy ? t('opening') : wrong > 0 ? t('openBefore', { ply: wrong }) : t('open')}
    </button>
  );
}
