/** Names are broken between syllables, and spoken as they are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lines } from '../src/scene/text.ts';
import { hyphenated, type Hyphens, plain } from '../src/words/hyphenation.ts';

const HYPHENS: Hyphens = new Map([['hammurabi', ['ham', 'mu', 'ra', 'bi']]]);
const NAME = hyphenated('The Hammurabi of X', HYPHENS);

test('long words get soft hyphens, and keep their letters', () => {
  assert.equal(NAME, 'The Ham\u00admu\u00adra\u00adbi of X');
  assert.equal(plain(NAME), 'The Hammurabi of X');
});

test('drawn lines are broken where a word may be', () => {
  assert.deepEqual(lines(NAME, 6, 1, 9, 1), ['The', 'Hammu-', 'rabi', 'of X']);
  assert.deepEqual(lines(NAME, 40, 1, 9, 1), ['The Hammurabi of X']);
  assert.deepEqual(lines('Unhyphened', 6, 1, 9, 1), ['Unhyp-', 'hened']);
});
