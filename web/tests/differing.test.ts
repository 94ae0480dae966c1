/** What a file and the log say differently about a ply. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differing } from '../src/audit/differing.ts';

const event = (version: number, data: Record<string, unknown>, more = {}) => {
  const at = '2026-11-21T20:39:51Z';
  return { version, ply: 3, type: 'tzolkin.wood-gained', at, data, ...more } as never;
};

test('what differs is named by event and member, with both values', () => {
  const file = [event(7, { amount: 6, goods: { corn: 1 } }), event(8, { seat: 1 })];
  const log = [event(7, { amount: 5, goods: { corn: 1, wood: 2 } }), event(8, { seat: 1 })];
  assert.deepEqual(
    differing(file, log).map(({ version, path, file: said, log: kept }) => [version, path, said, kept]),
    [
      [7, 'amount', 6, 5],
      [7, 'goods.wood', undefined, 2],
    ],
  );
});

test('events that only one of them has, and other times, are differences', () => {
  const found = differing([event(7, {}, { at: '2026-11-22T00:00:00Z' })], [event(7, {}), event(8, { amount: 1 })]);
  assert.deepEqual(found.map(({ version, path }) => [version, path]), [
    [7, 'at'],
    [8, ''],
  ]);
});

test('what is hidden from one of them differs from nothing', () => {
  const found = differing([event(7, { cards: { hidden: 2 } })], [event(7, { cards: ['a', 'b'] })]);
  assert.deepEqual(found, []);
});
