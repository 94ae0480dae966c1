/** What a move brought its seat and took from it, as signs; nothing if it did neither. */

import type { ReplayedPly } from 'kronika-client';
import { Formula } from '../signs/sign.tsx';
import { came } from './signs.ts';

export function Brought({ move }: { move: ReplayedPly }) {
  const parts = came(move);
  return parts.length === 0 ? null : <Formula parts={parts} />;
}
