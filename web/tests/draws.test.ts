/** Labels of draws are read by how they begin. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draws } from '../src/words/en/draws.ts';
import { labelOf, seatIn } from '../src/review/labels.ts';

const HEADS = Object.keys(draws);

test('the longest head counts, as whole words; what follows is the rest', () => {
  assert.deepEqual(labelOf('city card of seat 2', HEADS), { head: 'city card of seat', rest: '2' });
  assert.deepEqual(labelOf('military III', HEADS), { head: 'military', rest: 'III' });
  assert.deepEqual(labelOf('hero row', HEADS), { head: 'hero row', rest: '' });
  assert.deepEqual(labelOf('market token of culture', HEADS), { head: 'market token of culture', rest: '' });
  assert.equal(labelOf('tiles of the moon', HEADS), undefined);
  assert.equal(labelOf('hero', HEADS), undefined);
  assert.deepEqual(labelOf('a b c', ['a', 'a b']), { head: 'a b', rest: 'c' });
});

test('a seat is a number and nothing else', () => {
  assert.equal(seatIn('3'), 3);
  assert.equal(seatIn('0 1'), undefined);
  assert.equal(seatIn('ghosts'), undefined);
  assert.equal(seatIn(''), undefined);
});
