/** What titles are called on the first page. */

import type { Home as Shown } from 'kronika-client';

/** The name of a title among those of the first page. */
export function namer({ titles }: Shown): (title: string) => string {
  const names = new Map(titles.map(({ title, name }) => [title, name]));
  return (title) => names.get(title) ?? title;
}
