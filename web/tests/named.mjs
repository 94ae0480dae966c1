// Fails if a label of draws, of those in a JSON file, has no name in some language.
//
//   node tests/named.mjs FILE

import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { labelOf } from '../src/review/labels.ts';
import { draws as cs } from '../src/words/cs/draws.ts';
import { draws as en } from '../src/words/en/draws.ts';

const labels = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const [language, words] of Object.entries({ en, cs })) {
  for (const label of labels) {
    const found = labelOf(label, Object.keys(words));
    if (found === undefined) throw new Error(`${language}: ${label} has no name`);
    const said = new IntlMessageFormat(words[found.head], language).format({ rest: found.rest, name: 'Ada', of: 'seat' });
    if (said === '' || /[_{}]/.test(said)) throw new Error(`${language}: ${label} is called ${said}`);
  }
}
