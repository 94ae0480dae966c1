/** Hints: the best command first, then the next ones, as long as nothing has happened. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { Legal, MoveHint } from 'kronika-client';
import { Hinting } from '../src/hints/hinting.ts';

const legal: Legal = {
  ...{ seat: 1, decision: 3, ply: 2, version: 7 },
  commands: [{ type: 't.pass' }, { at: 2, type: 't.place' }] as unknown as Legal['commands'],
  hints: [
    { words: 'Pass', path: [] },
    { words: 'Place it', path: ['worker', 'gear'] },
  ] as unknown as NonNullable<Legal['hints']>,
};
const hint = {
  ...{ decision: 3, version: 7 },
  commands: [
    { command: { type: 't.place', at: 2 }, estimate: { chances: [4000, 6000], points: [0, 0] } },
    { command: { type: 't.pass' }, estimate: { chances: [7000, 3000], points: [0, 0] } },
  ],
} as unknown as MoveHint;

function asked(now = signal<Legal | undefined>(legal)) {
  let count = 0;
  const hinting = new Hinting(
    () => {
      count += 1;
      return Promise.resolve(hint);
    },
    () => now.value,
  );
  return { hinting, now, count: () => count };
}

test('the best command is told in its words, then the next one, then none, and it is asked for once', async () => {
  const { hinting, count } = asked();
  assert.equal(hinting.shown.value, undefined);
  await hinting.next();
  assert.deepEqual(hinting.shown.value, { rank: 1, of: 2, index: 1, words: 'Place it', path: ['worker', 'gear'], chance: 6000 });
  await hinting.next();
  assert.deepEqual(hinting.shown.value, { rank: 2, of: 2, index: 0, words: 'Pass', path: [], chance: 3000 });
  await hinting.next();
  assert.equal(hinting.shown.value, undefined);
  assert.equal(count(), 1);
  await hinting.next();
  assert.equal(hinting.shown.value!.rank, 1);
});

test('a hint is shown no more once there is another decision, and a new one is asked for', async () => {
  const { hinting, now, count } = asked();
  await hinting.next();
  await hinting.next();
  now.value = { ...legal, version: 8 };
  assert.equal(hinting.shown.value!.rank, 2);
  now.value = { ...legal, version: 8, commands: legal.commands.slice(1) };
  assert.equal(hinting.shown.value, undefined);
  now.value = { ...legal, version: 9, decision: 4 };
  assert.equal(hinting.shown.value, undefined);
  await hinting.next();
  assert.equal(count(), 2);
});

test('what is closed is gone; a hint that is refused leaves nothing behind', async () => {
  const { hinting } = asked();
  await hinting.next();
  assert.equal(hinting.close(), true);
  assert.equal(hinting.close(), false);
  const refused = new Hinting(() => Promise.reject(new Error('no')), () => legal);
  assert.equal(await refused.next().catch((error: Error) => error.message), 'no');
  assert.equal(refused.asking.value, false);
  assert.equal(refused.shown.value, undefined);
});
