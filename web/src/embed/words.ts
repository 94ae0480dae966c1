/** The words of an embedding. It keeps nothing, so the language is that of the browser. */

import { IntlMessageFormat } from 'intl-messageformat';
import { embed as cs } from '../words/cs/embed.ts';
import { embed as en } from '../words/en/embed.ts';

const ALL: Readonly<Record<string, Readonly<Record<keyof typeof en, string>>>> = { en, cs };

/** The first language of the browser that the client speaks. */
export const language = navigator.languages.map((one) => one.split('-')[0] ?? '').find((one) => one in ALL) ?? 'en';

export function t(key: keyof typeof en, values: Readonly<Record<string, number>> = {}): string {
  return String(new IntlMessageFormat((ALL[language] ?? en)[key], language).format(values));
}
