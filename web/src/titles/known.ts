/** The titles that can be played, without their large schemas. */

import type { TitleShown } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { type Loaded, useLoaded } from '../shell/loaded.ts';
import { language } from '../words/language.ts';
import { learn } from './bots.ts';
import { noteEditions } from './editions.ts';

/** Every title, by slug, in the language of the page. */
export function useTitles(): Loaded<ReadonlyMap<string, TitleShown>> {
  return useLoaded(async () => {
    const spoken = language.peek();
    const { items } = await kronika.value.listTitles();
    learn(items, spoken);
    noteEditions(items);
    return new Map(items.map((one) => [one.title, one]));
  }, []);
}

/** The name of a title without what follows a colon, as it stands on cards. */
export function shortName(title: TitleShown): string {
  return title.name.replace(/:.*/, '');
}

/** The name of a title; its slug while it is not known. */
export function nameOf(titles: Loaded<ReadonlyMap<string, TitleShown>>, slug: string): string {
  return titles.value?.get(slug)?.name ?? slug;
}

/** What the address of a title's page ends with where it leads to the rules. */
export const RULES = '#title-rules';
