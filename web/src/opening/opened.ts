/** Opens a table as it was wished. */

import type { TitleShown } from 'kronika-client';
import { becomeGuest } from '../session/arriving.ts';
import { kronika } from '../session/session.ts';
import { linkTo } from '../waiting-room/links.ts';
import { remember } from './remembered.ts';
import { asked, type Wish } from './wish.ts';

/**
 * The id of the new game; each friend gets a link, whoever has no account gets one, and the browser
 * remembers the table. Throws what the service refuses.
 */
export async function opened(wish: Wish, title: TitleShown): Promise<string> {
  await becomeGuest();
  const game = await kronika.peek().openGame({ body: asked(wish, title) });
  for (const [seat, one] of wish.seats.entries()) if (one === 'friend') await linkTo(game.id, seat);
  remember(wish);
  return game.id;
}
