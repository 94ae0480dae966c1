/** What the parts of the waiting room are given, and how they act. */

import type { InvitationShown } from 'kronika-client';
import type { GameProps } from '../game/props.ts';
import { attempt } from '../shell/problems.tsx';

/** What the parts of the page are about. */
export interface WaitingProps extends GameProps {
  /** Whether the one who looks may give seats to bots. */
  readonly host: boolean;
  /** Whether they sit at the table. */
  readonly mine: boolean;
  readonly invitations: readonly InvitationShown[];
}

/** Does something that may be refused, and looks at the table again. */
export async function act(work: () => Promise<unknown>, again: () => void): Promise<void> {
  await attempt(work);
  again();
}
