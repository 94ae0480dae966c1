/** The language of the page: chosen on it and kept, else the first that the browser asks for. */

import { effect, signal } from '@preact/signals';

export const LANGUAGES = ['en', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
export const NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština' };

const PLACE = 'kronika/language';

function spoken(tag: string | null): Language | undefined {
  const [code] = (tag ?? '').toLowerCase().split('-');
  return LANGUAGES.find((one) => one === code);
}

function first(): Language {
  const asked = [localStorage.getItem(PLACE), ...navigator.languages];
  return asked.map(spoken).find((one) => one !== undefined) ?? LANGUAGES[0];
}

/** The language of everything that is shown; what reads it while it draws is drawn again. */
export const language = signal<Language>(first());

/** Chooses the language, and keeps it for the next visit. */
export function speak(chosen: Language): void {
  localStorage.setItem(PLACE, chosen);
  language.value = chosen;
}

effect(() => {
  document.documentElement.lang = language.value;
});
