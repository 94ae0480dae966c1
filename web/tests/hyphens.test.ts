/** Where long words are divided. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divisible } from '../src/words/hyphens.ts';

const shown = (text: string, long?: number) => divisible(text, long).replaceAll('\u00ad', '-');

test('long words are divided between syllables, and letters of one sound stay together', () => {
  assert.equal(shown('Mummification'), 'Mum-mi-fi-ca-tion');
  assert.equal(shown('Transcontinental Railroad'), 'Trans-con-ti-nen-tal Railroad');
  assert.equal(shown('Mechanizované zemědělství'), 'Mecha-ni-zo-vané země-děl-ství');
  assert.equal(shown('Dělostřelectvo'), 'Dělo-stře-lectvo');
});

test('what fits on a line stays whole, and no end of a word stands alone', () => {
  assert.equal(shown('Philosophy'), 'Philosophy');
  assert.equal(shown('Philosophy', 8), 'Phi-lo-so-phy');
  assert.equal(shown('Journalism', 8), 'Jour-na-lism');
  assert.equal(shown("St. Peter's Basilica"), "St. Peter's Basilica");
});
