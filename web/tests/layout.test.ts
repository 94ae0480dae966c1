/** Whatever lies on a board has a place of its own, at every width. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart } from '../src/scene/cells.ts';
import { flowing, laidOut, type Plan } from '../src/scene/layout.ts';
import type { Shape } from '../src/scene/places.ts';
import { type Board, following, type Layout, whole } from '../src/scene/whole.ts';

const SHAPES: readonly Shape[] = ['card', 'tile', 'token', 'worker', 'space'];

function board(layout: Layout, count: number): Board {
  const at = (n: number) => (layout === 'grid' ? [n % 5, Math.floor(n / 5)] : [n]);
  const items = Array.from({ length: count }, (_, n) => ({ id: `${layout}-${n}`, kind: 'card', at: at(n) }));
  const box = { x: 0, y: 0, width: 12, height: 6 };
  const empty = { id: 'empty', name: 'empty', layout: 'row', box: { ...box, y: 7 } } as const;
  const zones = [{ id: layout, name: layout, layout, box, items }, empty];
  return whole({ boards: [{ id: 'b', name: 'b', size: [12, 13], zones }] }).boards[0]!;
}

function overlapping(plan: Plan): readonly string[] {
  const spots = plan.zones.flatMap((zone) => zone.spots);
  return spots.flatMap((a, at) =>
    spots.slice(at + 1).flatMap((b) => (apart(a.rect, b.rect) ? [] : [`${a.item.id} ${b.item.id}`])),
  );
}

for (const layout of ['row', 'fan', 'list', 'grid', 'track'] as const) {
  test(`${layout}: everything is placed, and nothing overlaps`, () => {
    for (const shape of SHAPES) {
      for (const count of [1, 2, 7, 24]) {
        const drawn = board(layout, count);
        for (const plan of [laidOut(drawn, 1200, () => shape), flowing(drawn, 344, 24, () => shape)]) {
          assert.equal(plan.zones[0]!.spots.length, count);
          assert.deepEqual(overlapping(plan), []);
        }
      }
    }
  });
}

test('rows in which nothing lies are low', () => {
  const plan = laidOut(board('row', 3), 1200, () => 'card');
  const [full, empty] = plan.zones;
  assert.ok(empty!.rect.height < full!.rect.height / 4);
});

test('what has not changed is the same thing in the next scene', () => {
  const one = { boards: [board('row', 3)] };
  const moved = whole({ boards: [{ ...structuredClone(one.boards[0]!), name: 'c' }] } as never);
  const next = following(one, moved);
  assert.ok(next.boards[0] !== one.boards[0]);
  assert.equal(next.boards[0]!.zones, one.boards[0]!.zones);
});
