import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, placed } from '../src/board/peek-place.ts';

const room: Box = { left: 0, top: 0, right: 800, bottom: 600 };
const size = { width: 300, height: 200 };

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

test('the peek stands beside its thing, inside the room', () => {
  assert.deepEqual(placed(size, box(100, 550, 50, 40), room, []), { left: 158, top: 400 });
  assert.deepEqual(placed(size, box(700, 10, 50, 40), room, []), { left: 392, top: 10 });
});

test('it goes elsewhere when it would cover what can be chosen', () => {
  const at = box(100, 300, 50, 40);
  assert.deepEqual(placed(size, at, room, [box(200, 300, 40, 40)]), { left: 100, top: 348 });
  assert.deepEqual(placed(size, at, room, [box(200, 300, 40, 40), box(160, 400, 40, 40)]), { left: 100, top: 92 });
});

test('where everything can be chosen it covers the least of it, and not its thing', () => {
  const at = box(0, 0, 500, 400);
  const { left, top } = placed(size, at, room, [box(0, 400, 800, 200), box(500, 0, 300, 150)]);
  assert.deepEqual([left, top], [500, 200]);
});
