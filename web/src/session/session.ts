/**
 * Who uses this browser, and the client that speaks for them.
 *
 * The service knows them by a cookie that no script can read; the page remembers who they are, and no
 * secret.
 */

import { computed, effect, signal } from '@preact/signals';
import { Kronika } from 'kronika-client';
import { send } from '../referee/routing.ts';
import { language } from '../words/language.ts';
import { remember } from './entropy.ts';
import { isAboutPerson, oldToken, type Person, remembered, write } from './remembered.ts';
import { learnTime } from './server-time.ts';

export type { Person } from './remembered.ts';

const UNAUTHORIZED = 401;

/** Who is signed in; nobody at first. */
export const person = signal<Person | undefined>(remembered());

/** A client that asks for the language of the page. Without a token, the browser's cookie speaks. */
export class Speaking extends Kronika {
  constructor(token?: string, fetch: typeof globalThis.fetch = send) {
    super(location.origin, token, { fetch });
    remember(this.texts.items);
    this.client.interceptors.response.use((answer) => {
      learnTime(answer);
      return answer;
    });
    this.language = language.peek();
  }
}

const exchanging = {
  begin: (token: string, replace: boolean) => new Speaking(token).createSession({ body: { replace } }),
  forget: () => signIn(undefined),
};

/** Asks as whoever is signed in. Whom the service no longer knows is signed out here as well. */
const asSignedIn: typeof fetch = async (input, init) => {
  if (oldToken() !== undefined) await (await import('./exchanging.ts')).exchanged(exchanging);
  const who = person.peek();
  const answer = await send(input, init);
  const unknown = answer.status === UNAUTHORIZED && oldToken() === undefined;
  if (unknown && who !== undefined && who.account === person.peek()?.account) signIn(undefined);
  return answer;
};

const account = computed(() => person.value?.account);

/** The client that every page calls the service with; another one for each person. */
export const kronika = computed(() => {
  void account.value;
  return new Speaking(undefined, asSignedIn);
});

effect(() => {
  kronika.value.language = language.value;
});

/** Somebody is signed in from now on, or nobody (`undefined`): on this page, and in the other tabs. */
export function signIn(who: Person | undefined): void {
  write(who);
  person.value = who;
}

addEventListener('storage', (event) => {
  const who = remembered();
  const same = JSON.stringify(who) === JSON.stringify(person.peek());
  if (isAboutPerson(event) && !same) person.value = who;
});
