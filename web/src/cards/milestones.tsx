/** What a move divides the game by: a Food Day, the end of an age. */

import type { Milestone } from 'kronika-client';
import { Sign } from '../signs/sign.tsx';

export function Milestones({ of }: { of: readonly Milestone[] | undefined }) {
  return (
    <>
      {(of ?? []).map(({ sign, text }) => (
        <span key={sign} class="milestone">
          {' '}
          <Sign id={sign} /> {text}
        </span>
      ))}
    </>
  );
}
