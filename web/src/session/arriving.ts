/** Somebody without an account gets one: with a name that they choose, or as a guest. */

import { type Days, endAfter } from '../me/lasting.tsx';
import { type Person, person, signIn, Speaking } from './session.ts';

/**
 * Makes an account and signs it in; whoever is signed in already stays who they are. Without a name
 * the service chooses one. Throws what the service refuses.
 */
export async function arrive(name: string, days: Days = '0', code?: string): Promise<Person> {
  if (person.value !== undefined) return person.value;
  const named = name.trim() === '' ? {} : { name: name.trim() };
  const invited = code ? { code } : {};
  const body = { ...named, ...invited, expires_at: endAfter(days) };
  const { account, token } = await new Speaking().createAccount({ body });
  const who = { account: account.id, name: account.name, token, guest: account.guest ?? false };
  signIn(who);
  return who;
}
