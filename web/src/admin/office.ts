/**
 * The token with which an administrator works: made when they begin, good for an hour, and known to
 * this page alone. The browser's own session need not be able to do so much.
 */

import { effect, signal } from '@preact/signals';
import { kronika, person, Speaking } from '../session/session.ts';
import { serverNow } from '../session/server-time.ts';
import { language } from '../words/language.ts';

const HOUR = 3_600_000;

interface Office {
  readonly account: string;
  readonly token: string;
  readonly client: Speaking;
}

/** Where an administrator works now; `undefined` until they begin. */
export const office = signal<Office | undefined>(undefined);

effect(() => {
  // Whoever signs out, or in as somebody else, is not in this office.
  if (office.value !== undefined && office.value.account !== person.value?.account) office.value = undefined;
});

effect(() => {
  if (office.value !== undefined) office.value.client.language = language.value;
});

/** What administrators ask with. Outside of an office it is refused. */
export function desk(): Speaking {
  return office.value?.client ?? kronika.value;
}

/** Makes the token. Throws what the service refuses. */
export async function begin(name: string): Promise<void> {
  const who = person.peek();
  if (who === undefined) return;
  const expires_at = new Date(serverNow() + HOUR).toISOString();
  const made = await kronika.peek().createToken({ body: { name, scopes: ['read', 'admin'], expires_at } });
  office.value = { account: who.account, token: made.id, client: new Speaking(made.token) };
}

/** Revokes the token. */
export async function end(): Promise<void> {
  const here = office.peek();
  office.value = undefined;
  if (here !== undefined) await kronika.peek().deleteToken({ path: { token_id: here.token } });
}
