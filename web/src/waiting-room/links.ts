/**
 * Links that invite to a table. The service shows the code of a link only once, so the browser that
 * made it keeps it; another one makes a new link.
 */

import { kronika } from '../session/session.ts';

const PLACE = 'kronika/link/';

/** Makes a link to a seat of a game. Throws what the service refuses. */
export async function linkTo(game: string, seat: number): Promise<void> {
  const made = await kronika.peek().createInvitation({ path: { game_id: game }, body: { seat } });
  if (made.code) localStorage.setItem(PLACE + made.id, made.code);
}

/** The code of an invitation, if it was made here. */
export function codeOf(invitation: string): string | undefined {
  return localStorage.getItem(PLACE + invitation) ?? undefined;
}

/** The address behind which a table waits. */
export function addressOf(code: string): string {
  return `${location.origin}/i/${code}`;
}
