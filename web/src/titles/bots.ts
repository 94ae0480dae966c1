/** What bots are called, in the language of the page. */

import { type Signal, signal } from '@preact/signals';
import type { BotText, TitleShown } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { type Language, language } from '../words/language.ts';

/** The texts of bots, by title and bot. */
type Texts = ReadonlyMap<string, Readonly<Record<string, BotText>>>;

const kept = new Map<Language, Signal<Texts>>();

function textsOf(spoken: Language): Signal<Texts> {
  const known = kept.get(spoken);
  if (known !== undefined) return known;
  const made = signal<Texts>(new Map());
  kept.set(spoken, made);
  const forget = () => kept.delete(spoken);
  kronika.peek().listTitles().then(({ items }) => learn(items, spoken), forget);
  return made;
}

/** Takes in what titles tell of their bots. */
export function learn(titles: readonly TitleShown[], spoken = language.peek()): void {
  textsOf(spoken).value = new Map(titles.map((one) => [one.title, one.bot_texts ?? {}]));
}

/** What a bot of a title is called: its id with a capital letter until that is known. */
export function botName(title: string, bot: string): string {
  const told = textsOf(language.value).value.get(title)?.[bot]?.name;
  return told ?? bot.charAt(0).toUpperCase() + bot.slice(1);
}
