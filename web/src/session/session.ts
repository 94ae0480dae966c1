/**
 * Who uses this browser: the token that was last signed in with, and the client that speaks for it.
 *
 * A token is kept in the browser's storage and sent in a header; it is never part of an address.
 */

import { computed, effect, signal } from '@preact/signals';
import { Kronika } from 'kronika-client';
import { send } from '../referee/routing.ts';
import { language } from '../words/language.ts';
import { remember } from './entropy.ts';
import { learnTime } from './server-time.ts';

export interface Person {
  readonly account: string;
  readonly name: string;
  readonly token: string;
  /** The service has chosen the name: nobody has, and perhaps nobody has kept the token. */
  readonly guest?: boolean;
  /** Whether they have saved the token elsewhere, so that they can come back. */
  readonly saved?: boolean;
}

/** The id of a token is a part of it: `kronika_tok_<name>_<secret>`. */
export function tokenId(token: string): string {
  return token.split('_').slice(1, 3).join('_');
}

const PLACE = 'kronika/person';

function kept(): Person | undefined {
  const text = localStorage.getItem(PLACE);
  return text === null ? undefined : (JSON.parse(text) as Person);
}

/** Who is signed in; nobody at first. */
export const person = signal<Person | undefined>(kept());

/** A client that asks for the language of the page. */
export class Speaking extends Kronika {
  constructor(token?: string) {
    super(location.origin, token, { fetch: send });
    remember(this.texts.items);
    this.client.interceptors.response.use((answer) => {
      learnTime(answer);
      return answer;
    });
    this.language = language.peek();
  }
}

/** The client that every page calls the service with. */
export const kronika = computed(() => new Speaking(person.value?.token));

effect(() => {
  kronika.value.language = language.value;
});

/** Somebody signs in, or out (`undefined`). Kept until they sign out. */
export function signIn(who: Person | undefined): void {
  if (who === undefined) localStorage.removeItem(PLACE);
  else localStorage.setItem(PLACE, JSON.stringify(who));
  person.value = who;
}

/**
 * Whoever is signed in; else a guest is made, in the language of the page, and signed in.
 *
 * Throws what the service refuses (a budget that is used up).
 */
export async function becomeGuest(): Promise<Person> {
  if (person.value !== undefined) return person.value;
  const { account, token } = await kronika.value.createAccount({ body: {} });
  const guest = { account: account.id, name: account.name, token, guest: true };
  signIn(guest);
  return guest;
}

// Whoever signs in or out in one tab does so in all.
addEventListener('storage', ({ key }) => {
  if (key === PLACE || key === null) person.value = kept();
});
