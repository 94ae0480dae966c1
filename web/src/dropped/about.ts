/** What the browser knows of a game that it keeps. */

import { useEffect, useState } from 'preact/hooks';
import { type About, taken } from '../referee/shelf.ts';

export function useAbout(game: string): About | undefined {
  const [about, setAbout] = useState<About>();
  useEffect(() => {
    let late = false;
    setAbout(undefined);
    void taken(game).then((found) => !late && setAbout(found?.about));
    return () => {
      late = true;
    };
  }, [game]);
  return about;
}
