/** Words for problems in languages that the service does not say them in. */

import { effect, signal } from '@preact/signals';
import { language } from '../words/language.ts';

type Known = Readonly<Record<string, readonly [title: string, meaning: string]>>;

const known = signal<Known>({});

effect(() => {
  if (language.value === 'en') known.value = {};
  else void import('../words/cs/problems.ts').then(({ problems }) => (known.value = problems));
});

/** Title and meaning of a kind of problem in the language of the page; none in English. */
export function worded(kind: string): readonly [title: string, meaning: string] | undefined {
  return known.value[kind];
}
