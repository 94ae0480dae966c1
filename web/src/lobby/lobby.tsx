/** The lobby: games that are open, running or finished. */

import { kronika } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/shell.ts';

export default function Lobby() {
  const loaded = useLoaded(() => kronika.value.listGames(), []);
  return (
    <>
      <Heading name={t('games')} />
      <Answered loaded={loaded}>
        {({ items }) => (
          <ul>
            {items.map((game) => (
              <li key={game.id}>
                <a href={`/games/${game.id}`}>{game.title}</a>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </>
  );
}
