/** What the pages of one game are given. */

import type { GameShown } from 'kronika-client';

export interface GameProps {
  readonly game: GameShown;
  /** Asks for the game again: seats, status, proposals. `game` changes when it has come. */
  readonly again: () => void;
}
