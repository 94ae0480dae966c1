/** The first page: what waits for somebody who is signed in, the door for everybody else. */

import { useEffect } from 'preact/hooks';
import { Door } from '../door/door.tsx';
import { kronika, person } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { learn } from '../titles/bots.ts';
import { inOrder, waiting } from '../waiting/waiting.ts';
import { language } from '../words/language.ts';
import { Home } from './home.tsx';

/** Milliseconds after which the page is asked for again. */
const EVERY = 15_000;

export default function Start() {
  const loaded = useLoaded(async () => {
    const spoken = language.peek();
    const shown = await kronika.value.getHome();
    learn(shown.titles, spoken);
    return shown;
  }, [], EVERY);
  const who = person.value;
  useEffect(() => {
    if (who !== undefined && loaded.value) waiting.value = inOrder(loaded.value.waiting);
  }, [loaded.value, who?.account]);
  if (who === undefined) return <Door shown={loaded.value} />;
  return (
    <div class="whole first-page">
      <Answered loaded={loaded}>{(shown) => <Home shown={shown} again={loaded.again} />}</Answered>
    </div>
  );
}
