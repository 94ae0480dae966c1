/** Numbers, times and lists as the language of the page writes them. */

import { serverNow } from '../session/server-time.ts';
import { language } from './language.ts';

const made = new Map<string, unknown>();
const regions = new Map<string, string>();

/** The language of the page, in the region of the reader: days are written differently in each. */
function local(): string {
  const spoken = language.value;
  const found = regions.get(spoken) ?? navigator.languages.find((one) => one.split('-')[0] === spoken && known(one)) ?? spoken;
  regions.set(spoken, found);
  return found;
}

/** Whether it is a language tag (BCP 47): a browser may name what its system calls it, `en-US@posix`. */
function known(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Formats are dear to make, so each is made once a language. */
function once<Format>(name: string, make: (locale: string) => Format): Format {
  const locale = local();
  const place = `${locale} ${name}`;
  const found = (made.get(place) as Format | undefined) ?? make(locale);
  made.set(place, found);
  return found;
}

/** A number with a minus sign that is no hyphen, and with at most so many digits behind the point. */
export function number(value: number, digits = 2): string {
  const format = { maximumFractionDigits: digits, signDisplay: 'negative' } as const; // no −0
  return once(`n${digits}`, (locale) => new Intl.NumberFormat(locale, format)).format(value).replace('-', '−');
}

/** A change of a number: with its sign. */
export function signed(by: number): string {
  return by > 0 ? `+${number(by)}` : number(by);
}

/** A share of one, in percent, with at most so many digits behind the point. */
export function percent(share: number, digits = 0): string {
  const format = { style: 'percent', maximumFractionDigits: digits, signDisplay: 'negative' } as const;
  return once(`%${digits}`, (locale) => new Intl.NumberFormat(locale, format)).format(share).replace('-', '−');
}

/** A day and a time of day, in the time zone of the browser. */
export function moment(at: string | Date): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return once('at', (locale) => new Intl.DateTimeFormat(locale, format)).format(new Date(at));
}

/** A day, in the time zone of the browser. */
export function day(at: string | Date): string {
  const format = { dateStyle: 'medium' } as const;
  return once('day', (locale) => new Intl.DateTimeFormat(locale, format)).format(new Date(at));
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How far a time of the service is from now: "3 hours ago", "in 2 days". */
export function ago(at: string | Date, now = serverNow()): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const format = once('ago', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
}

/** A length of time in its two largest units: "2 h 5 min". */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    ['day', Math.floor(whole / 86_400)],
    ['hour', Math.floor(whole / 3_600) % 24],
    ['minute', Math.floor(whole / 60) % 60],
    ['second', whole % 60],
  ] as const;
  const from = parts.findIndex(([, count]) => count > 0);
  const told = parts.slice(from < 0 ? 3 : from).slice(0, 2);
  return told
    .filter(([, count], index) => count > 0 || index === 0)
    .map(([unit, count]) => {
      const format = { style: 'unit', unit, unitDisplay: 'short' } as const;
      return once(unit, (locale) => new Intl.NumberFormat(locale, format)).format(count);
    })
    .join(' ');
}

/** A length of time by which one plans: in whole minutes, unless it is shorter than some. */
export function roughly(seconds: number, exactBelow = 600): string {
  return duration(seconds < exactBelow ? seconds : Math.floor(seconds / 60) * 60);
}

/** Things one after the other: "Ada, Bob and Cyd". */
export function list(items: readonly string[]): string {
  const format = { type: 'conjunction' } as const;
  return once('list', (locale) => new Intl.ListFormat(locale, format)).format(items);
}
