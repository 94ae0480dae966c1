/**
 * Words of one area of the client, in every language.
 *
 * A message is an ICU message (`{count, plural, one {# game} other {# games}}`). English says which
 * messages there are; `Same` makes it a type error when another language lacks one or has one more.
 */

import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, language } from './language.ts';

export type Messages = Readonly<Record<string, string>>;
/** The messages of another language. */
export type Same<English extends Messages> = { readonly [Key in keyof English]: string };
export type Values = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
/** The message of a key, with its values in it. */
export type Says<Key> = (key: Key, values?: Values) => string;

/** The words of an area: `t('key', {values})`, in the language of the page when it is called. */
export function area<English extends Messages>(
  texts: { readonly en: English } & Readonly<Record<Language, Same<English>>>,
): Says<keyof English & string> {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const spoken = language.value;
    const text: string = texts[spoken][key];
    if (!text.includes('{')) return text;
    const place = `${spoken} ${key}`;
    const format = formats.get(place) ?? new IntlMessageFormat(text, spoken);
    formats.set(place, format);
    return String(format.format(values));
  };
}
