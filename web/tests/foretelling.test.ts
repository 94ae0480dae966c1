/** Previews: what a difference of scenes says, and that one request at a time is asked, once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, Preview, Scene as Told } from 'kronika-client';
import { Foretelling, type Stand } from '../src/choosing/foretelling.ts';
import { foretold } from '../src/choosing/foretold.ts';
import { whole } from '../src/scene/whole.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };

function table(corn: number, hand: readonly string[], worker: 'gear' | 'home' = 'gear'): Told {
  const card = (id: string) => ({ id, kind: 'card', component: 'c' });
  const mine = worker === 'home' ? [{ id: 'w', kind: 'worker', owner: 0 }] : [];
  const gear = worker === 'gear' ? [{ id: 'w', kind: 'worker', owner: 0 }] : [];
  const zone = (id: string, items: object[]) => ({ id, name: id, layout: 'row' as const, box: BOX, items: items as [] });
  return {
    boards: [
      { id: 'main', name: 'main', size: [1, 1], zones: [zone('gear', gear)], gauges: [{ id: 'price', name: 'price', value: corn }] },
      {
        id: 'b0', name: 'b', size: [1, 1], seat: 0,
        zones: [zone('hand', hand.map(card)), zone('home', mine)],
        gauges: [{ id: 'corn/0', name: 'corn', value: corn, component: 'corn' }],
      },
      { id: 'b1', name: 'b', size: [1, 1], seat: 1, gauges: [{ id: 'corn/1', name: 'corn', value: -corn }] },
    ],
  };
}

function preview(more: Partial<Preview> = {}): Preview {
  const legal = { seat: 0, decision: 2, ply: 1, version: 5, commands: [] };
  return { version: 4, certain: 1, awaits: [0], legal, ...more };
}

const says = (before: Told, after: Told, more?: Partial<Preview>) => foretold(preview(more), 1, whole(before), whole(after));

test('numbers and cards that change are told, those of the seat first', () => {
  const told = says(table(5, ['a', 'b', 'c']), table(3, []));
  assert.deepEqual(
    told.amounts.map(({ seat, name, by }) => [seat, name, by]),
    [[0, 'corn', -2], [0, 'card', -3], [1, 'corn', 2]],
  );
  assert.deepEqual([told.sure, told.ends, told.idle], [true, false, false]);
});

test('a bid counts, though it takes nothing; what only follows from other things does not', () => {
  const bid = (value: number, derived = false): Told => ({
    boards: [{ id: 'main', name: 'main', size: [1, 1], gauges: [{ id: 'bid', name: 'bid', value, derived }] }],
  });
  assert.equal(says(bid(1), bid(3)).idle, false);
  assert.equal(says(bid(1, true), bid(3, true)).idle, true);
  assert.equal(says(bid(1), bid(1)).idle, true);
});

test('a heap that grows says what it is of', () => {
  const heap = (wood: number): Told => {
    const items = [{ id: 'wood-0', kind: 'heap', component: 'wood', count: wood }];
    return { boards: [{ id: 'b0', name: 'b', size: [1, 1], seat: 0, zones: [{ id: 'z', name: 'z', layout: 'row', box: BOX, items }] }] };
  };
  assert.deepEqual(says(heap(1), heap(4)).amounts.map(({ name, by }) => [name, by]), [['wood', 3]]);
});

test('a piece that merely comes home is a choice that does nothing', () => {
  assert.ok(says(table(5, []), table(5, [], 'home')).idle);
  assert.ok(!says(table(5, [], 'home'), table(5, [], 'gear')).idle);
  assert.ok(says(table(5, []), table(5, [])).idle);
});

test('what draws is not sure and never idle; who has nothing left to decide has ended', () => {
  const legal = { ...preview().legal, decision: null };
  const told = says(table(5, []), table(5, []), { certain: 0, legal });
  assert.deepEqual([told.sure, told.ends, told.idle], [false, true, false]);
});

function asking() {
  const asked: string[] = [];
  let underway = 0;
  let most = 0;
  const stand: Stand = { version: 4, scene: table(5, []), before: [], now: table(5, []) };
  let here: Stand = stand;
  const one = new Foretelling(
    async (commands) => {
      most = Math.max(most, (underway += 1));
      asked.push(JSON.stringify(commands));
      await new Promise((done) => setTimeout(done, 0));
      underway -= 1;
      return preview();
    },
    () => here,
  );
  const go = (before: readonly Command[]) => void (here = { ...stand, before });
  return { one, asked, go, most: () => most };
}

test('one request is on its way at a time, and nothing is asked twice', async () => {
  const { one, asked, most } = asking();
  const commands = ['a', 'b', 'a'].map((type) => ({ type }) as unknown as Command);
  const found = await Promise.all(commands.map((command) => one.try(command)));
  assert.equal(most(), 1);
  assert.deepEqual(asked, ['[{"type":"a"}]', '[{"type":"b"}]']);
  assert.equal(found[0], found[2]);
  assert.equal(one.of(commands[1])?.sure, true);
});

test('what was legal elsewhere is not tried', async () => {
  const { one, asked, go } = asking();
  const [first, second] = ['a', 'b'].map((type) => ({ type }) as unknown as Command);
  await one.try(first!);
  const late = one.try(second!);
  go([first!]);
  assert.equal(await late, undefined);
  one.look('', second);
  go([first!, second!]);
  await new Promise((done) => setTimeout(done, 300));
  assert.deepEqual(asked, ['[{"type":"a"}]']);
});

test('what nobody wants any more is not asked', async () => {
  const { one, asked } = asking();
  assert.equal(await one.try({ type: 'a' } as unknown as Command, () => false), undefined);
  assert.deepEqual(asked, []);
});
