/** Commands that differ only in how much they say are one choice of a number. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { said } from '../src/choosing/amounts.ts';
import { ways } from '../src/choosing/trie.ts';

const rotate = (amount: number) => ({ path: ['past-0'], words: `Rotate ${amount}`, amount });
const bid = (amount: number) => ({ path: [], words: `Bid ${amount}`, amount });
const PASS = { path: [], words: 'Pass' };
const type = ({ words }: { words: string }) => words.split(' ')[0]!;

test('what says how much of the same is a number, from the least on', () => {
  const { amounts, buttons } = said(ways([rotate(3), rotate(1), PASS, rotate(2)]), type);
  assert.deepEqual(amounts.map((all) => all.map(({ amount }) => amount)), [[1, 2, 3]]);
  assert.deepEqual(buttons.map(({ words }) => words), ['Pass']);
});

test('two of them stay buttons, and so does what says as much twice', () => {
  for (const hints of [[rotate(1), rotate(2), PASS], [rotate(1), rotate(2), { ...rotate(2), words: 'Rotate two' }]]) {
    const { amounts, buttons } = said(ways(hints), type);
    assert.deepEqual([amounts.length, buttons.length], [0, 3]);
  }
});

test('other commands, and other clicks, are other numbers', () => {
  const { amounts } = said(ways([1, 2, 3].flatMap((one) => [rotate(one), bid(one)])), type);
  assert.equal(amounts.length, 2);
});
