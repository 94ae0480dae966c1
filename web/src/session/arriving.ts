/** Somebody without an account gets one: with a name that they choose, or as a guest. */

import { type Person, person, signIn, Speaking } from './session.ts';

interface Wish {
  /** Without one the service chooses. */
  readonly name?: string;
  /** A sign-up code, where one is needed. */
  readonly code?: string;
  /** When they are signed out here. */
  readonly expires_at?: string | null;
}

/**
 * Makes an account and signs it in; whoever is signed in already stays who they are. Throws what the
 * service refuses.
 */
export async function arrive({ name = '', code = '', expires_at = null }: Wish = {}): Promise<Person> {
  const here = person.peek();
  if (here !== undefined) return here;
  const named = name.trim() === '' ? {} : { name: name.trim() };
  const invited = code === '' ? {} : { code };
  const { account, token } = await new Speaking().createAccount({ body: { ...named, ...invited } });
  await new Speaking(token).createSession({ body: { replace: true, expires_at } });
  const who = { account: account.id, name: account.name, guest: account.guest };
  signIn(who);
  return who;
}

/** Whoever is signed in; else a guest. Throws what the service refuses: a budget that is used up. */
export const becomeGuest = (): Promise<Person> => arrive();
