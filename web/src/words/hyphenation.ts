/**
 * Where the words of names may be broken: browsers know that of few languages.
 *
 * The tables are made of the data of the titles by `hyphens.mjs`, and come with the catalogue.
 */

/** A soft hyphen: seen only where a line ends at it. */
const SOFT = '\u00ad';
const WORD = /\p{L}+/gu;

/** Of each word in small letters, its parts. */
export type Hyphens = ReadonlyMap<string, readonly string[]>;

const TABLES: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import('./hyphens/en.json'),
  cs: () => import('./hyphens/cs.json'),
};

/** The table of a language; none if it cannot be had. */
export async function hyphensOf(language: string): Promise<Hyphens> {
  const words = (await TABLES[language]?.().catch(() => undefined))?.default ?? [];
  return new Map(words.map((word) => [word.replaceAll('-', ''), word.split('-')]));
}

/** A name with soft hyphens where its words may be broken. */
export function hyphenated(name: string, hyphens: Hyphens): string {
  return name.replace(WORD, (word) => {
    let at = 0;
    const parts = hyphens.get(word.toLowerCase())?.map((part) => word.slice(at, (at += part.length)));
    return parts?.join(SOFT) ?? word;
  });
}

/** A name as it is spoken and sought. */
export function plain(name: string): string {
  return name.replaceAll(SOFT, '');
}

/** A word in the parts between which it may be broken. */
export function parts(word: string): readonly string[] {
  return word.split(SOFT);
}
