/** The lobby: games that are open, running or finished. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameListed } from 'kronika-client';
import { kronika } from '../session/session.ts';

const games = signal<readonly GameListed[]>([]);

export default function Lobby() {
  useEffect(() => {
    void kronika.value.listGames().then((page) => {
      games.value = page.items;
    });
  }, []);
  return (
    <ul>
      {games.value.map((game) => (
        <li key={game.id}>
          <a href={`/games/${game.id}`}>{game.title}</a>
        </li>
      ))}
    </ul>
  );
}
