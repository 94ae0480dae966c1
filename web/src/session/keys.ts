/** The key of an account: the token that this browser speaks with, as people keep it. */

import { person, signIn } from './session.ts';

const KEY = /kronika_tok_[\w-]+/;

/** The key in a text: as it was copied, or a whole file of `keyFile`. */
export function keyIn(text: string): string {
  return KEY.exec(text)?.[0] ?? text.trim();
}

/** A file that says whose key it holds and where it opens. */
export function keyFile(name: string, key: string, hint: string): File {
  const lines = ['Kronika', name, location.origin, '', key, '', hint, ''];
  return new File([lines.join('\n')], `kronika-${name.replaceAll(/\W+/g, '-')}.txt`, { type: 'text/plain' });
}

/** The person has saved the key: nobody needs to be warned any more. */
export function noteSaved(): void {
  const who = person.peek();
  if (who !== undefined && !who.saved) signIn({ ...who, saved: true });
}
