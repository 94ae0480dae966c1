// Writes where the long words of names may be broken, by the patterns of each language: browsers
// know those of few languages. The patterns are needed only here, not in the client.
//
//   node hyphens.mjs          writes src/words/hyphens/LANGUAGE.json
//   node hyphens.mjs FOLDER   writes FOLDER (to compare)

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const games = fileURLToPath(new URL('../games/', import.meta.url));
const out = process.argv[2] ?? fileURLToPath(new URL('src/words/hyphens/', import.meta.url));
const LANGUAGES = { en: 'en-gb', cs: 'cs' };
/** Shorter words fit wherever names stand. */
const SHORTEST = 7;
const LETTERS = /\p{L}+/gu;

/** Every text in a value of JSON, below keys that are the language or none. */
function* texts(value, language) {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* texts(one, language);
  else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) if (!(key in LANGUAGES) || key === language) yield* texts(one, language);
  }
}

function* named(language) {
  for (const title of readdirSync(games)) {
    for (const [file, keys] of [[`words.${language}.json`, ['names', 'labels', 'scores']], [`box.${language}.json`, ['kinds']], ['components.json', []]]) {
      const told = read(`${games}${title}/data/${file}`);
      if (told === undefined) continue;
      for (const one of keys.length === 0 ? names(told) : keys.map((key) => told[key])) yield* texts(one ?? {}, language);
    }
  }
}

/** The names in the data of a box. */
function* names(value) {
  if (Array.isArray(value)) for (const one of value) yield* names(one);
  else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) {
      if (key === 'name') yield one;
      else yield* names(one);
    }
  }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (trouble) {
    if (trouble.code === 'ENOENT' || trouble.code === 'ENOTDIR') return undefined;
    throw trouble;
  }
}

mkdirSync(out, { recursive: true });
for (const [language, patterns] of Object.entries(LANGUAGES)) {
  const { hyphenateSync } = require(`hyphen/${patterns}`);
  const words = new Set([...named(language)].flatMap((text) => text.match(LETTERS) ?? []).map((word) => word.toLowerCase()));
  const long = [...words].filter((word) => word.length >= SHORTEST).sort();
  const broken = long.map((word) => hyphenateSync(word, { hyphenChar: '-', minWordLength: SHORTEST })).filter((word) => word.includes('-'));
  writeFileSync(`${out}/${language}.json`, `${JSON.stringify(broken, null, 0).replaceAll('","', '",\n"')}\n`);
}
