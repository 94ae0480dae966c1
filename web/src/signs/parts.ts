/** Formulas as the catalogue tells them, and as they are read aloud. */

import { IntlMessageFormat } from 'intl-messageformat';
import { t } from '../words/signs.ts';

/** So many of what a sign stands for; below 0 they are paid, without a count it is the sign alone. */
export interface Term {
  readonly is: 'term';
  readonly sign: string;
  readonly count?: number | null;
  /** The component that it is about: a temple. */
  readonly of?: string | null;
  /** It is added to something else. */
  readonly plus?: boolean;
  /** Less may be taken or paid. */
  readonly up_to?: boolean;
}

export type Part =
  | Term
  | { readonly is: 'either'; readonly options: readonly (readonly Part[])[] }
  | { readonly is: 'exchange'; readonly cost: readonly Part[]; readonly gain: readonly Part[] }
  | { readonly is: 'per'; readonly gain: readonly Part[]; readonly each: readonly Part[] }
  | { readonly is: 'span'; readonly first: number; readonly last: number; readonly of?: string | null };

/** What is printed at one place of a component: its cost, what it gives, a step of a track. */
export interface Formula {
  readonly role: string;
  readonly parts: readonly Part[];
  /** Number of the step, level or age, if there are several. */
  readonly at?: number | null;
}

/** The words of a sign: its name, and an ICU message that says how many. */
export interface SignWords {
  readonly name: string;
  readonly phrase: string;
}

/** What reading aloud needs of a catalogue. */
export interface Reader {
  readonly language: string;
  sign(id: string): SignWords;
  name(key: string): string;
}

/** The parts in words, as screen readers say them and as a peek shows them. */
export function spoken(parts: readonly Part[], reader: Reader): string {
  return parts.map((part) => said(part, reader)).join(', ');
}

function said(part: Part, reader: Reader): string {
  const all = (parts: readonly Part[]) => spoken(parts, reader);
  switch (part.is) {
    case 'term':
      return amount(part, reader);
    case 'either':
      return part.options.map(all).join(` ${t('or')} `);
    case 'exchange':
      return t('exchange', { cost: all(part.cost), gain: all(part.gain) });
    case 'per':
      return t('per', { gain: all(part.gain), each: all(part.each) });
    case 'span':
      return t('span', { first: part.first, last: part.last, of: part.of ? reader.name(part.of) : 'none' });
  }
}

function amount(term: Term, reader: Reader): string {
  const { name, phrase } = reader.sign(term.sign);
  const { count } = term;
  const bare = count === undefined || count === null;
  const many = bare ? name : message(phrase, reader.language).format({ count: Math.abs(count) });
  const about = term.of ? t('about', { what: String(many), of: reader.name(term.of) }) : String(many);
  const most = term.up_to ? t('upTo', { what: about }) : about;
  if (!bare && count < 0) return term.sign === 'points' ? t('lose', { what: most }) : t('pay', { what: most });
  return term.plus ? t('more', { what: most }) : most;
}

const messages = new Map<string, IntlMessageFormat>();

function message(phrase: string, language: string): IntlMessageFormat {
  const place = `${language} ${phrase}`;
  const known = messages.get(place) ?? new IntlMessageFormat(phrase, language);
  messages.set(place, known);
  return known;
}
