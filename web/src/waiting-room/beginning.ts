/** The bell: a table that waited has begun, and the tab says so until somebody looks at it. */

import type { GameShown } from 'kronika-client';
import { useEffect, useRef } from 'preact/hooks';
import { isMine } from '../lobby/seats.tsx';
import { tellBeginning } from '../table/notices.ts';
import { t } from '../words/tables.ts';

const MARK = '\u{1F514} ';

export function useBeginning(game: GameShown): void {
  const before = useRef(game.status);
  useEffect(() => {
    const begun = before.current === 'open' && game.status === 'running';
    before.current = game.status;
    if (!begun || !game.seats.some(isMine)) return;
    tellBeginning(t('begun'), t('begunText'), game.id);
    if (document.hidden) markTab();
  }, [game.status]);
}

/** Marks the tab, whatever its page is called meanwhile, until it is looked at. */
function markTab(): void {
  const mark = () => {
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  };
  const watch = new MutationObserver(mark);
  const title = document.querySelector('title');
  if (title !== null) watch.observe(title, { childList: true });
  mark();
  const looked = () => {
    if (document.hidden) return;
    watch.disconnect();
    document.title = document.title.replace(MARK, '');
    document.removeEventListener('visibilitychange', looked);
  };
  document.addEventListener('visibilitychange', looked);
}
