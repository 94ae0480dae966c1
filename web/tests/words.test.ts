/** Every message takes the same arguments in all languages, and counts as the language does. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';

type Texts = Readonly<Record<string, string>>;
type Ast = ReturnType<IntlMessageFormat['getAst']>;

const WORDS = new URL('../src/words/', import.meta.url);
const AREAS = readdirSync(new URL('en/', WORDS)).map((file) => file.replace('.ts', ''));

async function texts(language: string, area: string): Promise<Texts> {
  const found: Record<string, Texts> = await import(new URL(`${language}/${area}.ts`, WORDS).href);
  return Object.assign({}, ...Object.values(found)) as Texts;
}

interface Found {
  readonly names: Set<string>;
  readonly plurals: string[][];
}

/** The arguments of a message, and the forms of each plural in it. */
function read(parts: Ast, into: Found = { names: new Set(), plurals: [] }): Found {
  for (const part of parts) {
    if ('value' in part && part.type !== 0) into.names.add(part.value);
    if ('options' in part) {
      if ('pluralType' in part) into.plurals.push(Object.keys(part.options));
      for (const option of Object.values(part.options)) read(option.value, into);
    }
    if ('children' in part) read(part.children, into);
  }
  return into;
}

for (const area of AREAS) {
  test(`messages of ${area}`, async () => {
    const [english, czech] = [await texts('en', area), await texts('cs', area)];
    assert.ok(Object.keys(english).length > 0);
    for (const [key, text] of Object.entries(english)) {
      const said = read(new IntlMessageFormat(text, 'en').getAst());
      const translated = read(new IntlMessageFormat(czech[key] ?? '', 'cs').getAst());
      assert.deepEqual([...translated.names].sort(), [...said.names].sort(), `${area}: ${key}`);
      for (const forms of translated.plurals) {
        for (const form of ['one', 'few', 'other']) assert.ok(forms.includes(form), `${area}: ${key}`);
      }
    }
  });
}
