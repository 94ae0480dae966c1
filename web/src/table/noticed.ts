/** What somebody has been told of the disputes of a game, until they close it: kept in the browser. */

import { useState } from 'preact/hooks';

const PLACE = 'kronika/disputes/';

/** Whether they have closed what is told now, and the way to close it. */
export function useNoticed(game: string, told: string): { readonly closed: boolean; readonly close: () => void } {
  const [known, setKnown] = useState(localStorage.getItem(PLACE + game));
  const close = () => {
    localStorage.setItem(PLACE + game, told);
    setKnown(told);
  };
  return { closed: known === told, close };
}
