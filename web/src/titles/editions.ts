/**
 * The editions of titles that the service has told since the page was loaded. What is read of a
 * title with its edition may be kept for long: the next edition has another address.
 */

import type { TitleShown } from 'kronika-client';

const told = new Map<string, string>();

/** The service has shown titles. */
export function noteEditions(titles: readonly TitleShown[]): void {
  for (const { title, edition } of titles) told.set(title, edition);
}

/** What a request for something of a title names, if its edition is known. */
export function atEdition(title: string): { edition?: string } {
  const edition = told.get(title);
  return edition === undefined ? {} : { edition };
}
