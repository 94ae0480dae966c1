/** Replays: scenes from changes, turns and branches, the pace, the chart. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event, Item, ReplayHead, ReplayedPly, Scene, SceneChanges, Zone } from 'kronika-client';
import { applied, differing } from '../src/replay/applied.ts';
import { chartOf, ticksOf, WIDTH } from '../src/replay/chart.ts';
import { lastOwn, marksOf, roundStops, stopFrom, turnsOf, turnStops } from '../src/replay/grouping.ts';
import { named } from '../src/replay/naming.ts';
import { LONGEST, SHORTEST, waitOf } from '../src/replay/pace.ts';
import { Replaying } from '../src/replay/replaying.ts';
import { came, signOf } from '../src/replay/signs.ts';
import { Summary } from '../src/replay/summary.ts';
import { steps, timelineOf } from '../src/replay/timeline.ts';
import { pliesIn, traced } from '../src/replay/tracing.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };
const item = (id: string, at = 0): Item => ({ id, kind: 'card', at: [at] });
const zone = (id: string, ...items: Item[]): Zone => ({ id, name: id, layout: 'row', box, ...(items.length && { items }) });
const scene = (round: number, ...zones: Zone[]): Scene => ({
  boards: [
    { id: 'b', name: 'b', size: [9, 9], zones, gauges: [{ id: 'round', name: 'round', value: round }] },
    { id: 'c', name: 'c', size: [9, 9], zones: [zone('far', item('z'))] },
  ],
});

test('changes give the next scene, and whatever has not changed stays the same object', () => {
  const before = scene(1, zone('hand', item('a'), item('b'), item('c')), zone('table', item('d')));
  const changes: SceneChanges = {
    items: [
      { what: 'appeared', zone: 'hand', index: 0, item: item('e') },
      { what: 'moved', zone: 'table', index: 1, item: item('a'), from: 'hand' },
    ],
    gone: ['b'],
    gauges: [{ board: 'b', gauge: { id: 'round', name: 'round', value: 2 } }],
  };
  const after = applied(before, changes);
  assert.deepEqual(after, scene(2, zone('hand', item('e'), item('c')), zone('table', item('d'), item('a'))));
  assert.equal(after.boards[1], before.boards[1]);
  assert.deepEqual([...differing(before, after)], [['e', 'appeared'], ['a', 'moved']]);
});

test('an order that places do not tell, and zones that come and go', () => {
  const before = scene(1, zone('hand', item('a'), item('b')), zone('old', item('x')));
  const turned = applied(before, { zones: [{ id: 'hand', order: ['b', 'a'] }] });
  assert.deepEqual(turned.boards[0]!.zones![0]!.items, [item('b'), item('a')]);
  const bare = scene(1, zone('new'), zone('hand'));
  const framed = applied(before, {
    boards: bare.boards,
    items: [{ what: 'moved', zone: 'new', index: 0, item: item('x'), from: 'old' }],
  });
  assert.deepEqual(framed.boards[0], scene(1, zone('new', item('x')), zone('hand', item('a'), item('b'))).boards[0]);
});

test('a zone that turns is lit itself, not each thing on it', () => {
  const before = scene(1, zone('gear', item('a'), item('b')));
  const after = scene(1, { ...zone('gear', { ...item('a'), label: '7' }, item('b', 4)), turned: 36 });
  assert.deepEqual([...differing(before, after)], [['gear', 'changed'], ['b', 'moved']]);
});

/** Ada and Bob play; at ply 4 the game goes back to ply 2, and on with ply 5. Round 2 from ply 3. */
function summary(): Summary {
  const told = new Summary();
  const at = (ply: number) => `2026-01-01T00:00:0${ply}Z`;
  const head = { type: 'head', ply: 0, last: 6, at: at(0), scene: scene(1, zone('hand', item('a'))), seats: [] };
  told.take({ ...head, scores: [{ seat: 0, points: 0 }, { seat: 1, points: 0 }] } as unknown as ReplayHead);
  const seats = [0, 0, 1, 1, 0, 1];
  for (const [index, seat] of seats.entries()) {
    const ply = index + 1;
    const gauge = { id: 'round', name: 'round', value: 2 };
    const line = {
      ...{ type: 'ply', ply, version: ply, seat, at: at(ply), words: `w${ply}`, notation: 'n' },
      ...(ply === 3 || ply === 5 ? { changes: { gauges: [{ board: 'b', gauge }] } } : {}),
      ...(ply === 5 ? { parent: 2 } : {}),
      ...(ply === 3 || ply === 4 ? { in_force: false } : {}),
      ...(ply === 2 || ply === 6 ? { scores: [{ seat: 0, points: ply }, { seat: 1, points: 1 }] } : {}),
    };
    told.take(line as unknown as ReplayedPly);
    if (ply === 4) {
      const data = { type: 'table.rewound', to: 2, why: 'takeback' };
      const event = { ply: 4, version: 9, at: at(4), data } as unknown as Event;
      told.take({ type: 'table', event });
    }
  }
  told.take({ type: 'end', version: 10, stands: 6 });
  return told;
}

test('a game that went back is a tree; one stays on the line that one looks at', () => {
  const told = summary();
  assert.deepEqual(told.path(6), [0, 1, 2, 5, 6]);
  assert.deepEqual(told.path(2), [0, 1, 2, 5, 6]);
  assert.deepEqual(told.path(3), [0, 1, 2, 3, 4]);
  assert.deepEqual([2, 3, 5].map((ply) => told.moments.get(ply)!.round), [1, 2, 2]);
  assert.deepEqual(told.moments.get(3)!.scores[0], { seat: 0, points: 2 });
  assert.deepEqual(told.moments.get(5)!.scores[0], { seat: 0, points: 2 });
  assert.equal(told.moments.get(1)!.scene, told.moments.get(0)!.scene);
});

test('moves are grouped by turn, branches apart', () => {
  const turns = turnsOf(summary());
  const plies = turns.map(({ moments }) => moments.map(({ ply }) => ply));
  assert.deepEqual(plies, [[1, 2], [3, 4], [5], [6]]);
  assert.deepEqual(turns.map(({ left }) => left), [false, true, false, false]);
  assert.deepEqual(turns.map(({ from }) => from), [undefined, undefined, 2, undefined]);
  assert.deepEqual(turns.map(({ round }) => round), [1, undefined, undefined, 2]);
});

test('steps by turn and by round', () => {
  const told = summary();
  const path = told.path(6);
  const turns = turnStops(path, told);
  assert.deepEqual(turns, [0, 5, 6]);
  assert.deepEqual(turnStops(told.path(3), told), [0, 2, 4]);
  assert.deepEqual(roundStops(path, told), [0, 5, 6]);
  assert.equal(stopFrom(turns, path, 1, 1), 5);
  assert.equal(stopFrom(turns, path, 1, -1), 0);
  assert.equal(stopFrom(turns, path, 6, 1), undefined);
  assert.equal(lastOwn(path, told, 6, 0), 5);
  assert.equal(lastOwn(path, told, 2, 1), 0);
});

test('marks name the ply that the game went back to', () => {
  assert.deepEqual(marksOf(summary()).map(({ ply, kind }) => [ply, kind]), [[2, 'back']]);
});

test('the pace: seconds a ply, or as it was played within bounds', () => {
  assert.equal(waitOf('0.5', 0, 90_000), 500);
  assert.equal(waitOf('played', 1_000, 3_000), 2_000);
  assert.equal(waitOf('played', 0, 90_000), LONGEST);
  assert.equal(waitOf('played', 1_000, 1_000), SHORTEST);
});

test('the chart has a line for each seat, which ends where the points do', () => {
  const told = summary();
  const chart = chartOf(told, told.path(6), 4)!;
  assert.equal(chart.lines.length, 2);
  const [first, second] = chart.lines;
  assert.ok(first!.dash !== second!.dash);
  assert.deepEqual(chart.lines.map(({ end }) => end.points), [6, 1]);
  assert.ok(first!.end.y < second!.end.y, 'more points are higher up');
  assert.equal(first!.end.x, WIDTH);
  assert.equal(chartOf(told, told.path(6), 8)!.lines[0]!.end.x, WIDTH / 2, 'what comes has room');
  assert.equal(chartOf(new Summary(), [], 1), undefined);
});

test('a chart has two to five round numbers', () => {
  for (const [least, most] of [[0, 1], [0, 7], [-5, 80], [0, 211], [-12.25, 3.5]] as const) {
    const ticks = ticksOf(least, most);
    assert.ok(ticks.length >= 2 && ticks.length <= 6, `${ticks}`);
    assert.ok(ticks[0]! >= least && ticks.at(-1)! >= most - (ticks[1]! - ticks[0]!));
  }
});

test('the timeline has turns, rounds and milestones at their plies', () => {
  const told = summary();
  Object.assign(told.moments.get(5)!.move!, { milestones: [{ sign: 'food_day', text: 'Food Day' }] });
  const path = told.path(6);
  const { turns, rounds, milestones } = timelineOf(told, path, steps(path, false));
  assert.deepEqual(turns, [{ seat: 0, from: 0, to: 0.75 }, { seat: 1, from: 0.75, to: 1 }]);
  assert.deepEqual(rounds.map(({ ply, of }) => [ply, of]), [[0, 1]], 'a milestone takes the place of a round');
  assert.deepEqual(milestones.map(({ at, ply }) => [at, ply]), [[0.75, 5]]);
  assert.equal(steps([0, 1], true), steps([0, 1, 2, 3], true), 'nobody reads from it how far the end is');
});

test('what a move brought: signs of its seat, points once, and nothing that only adds up', () => {
  const amount = (kind: string, before: number, after: number, more = {}) =>
    ({ type: 'amount', name: kind, id: kind, kind, before, after, seat: 1, ...more }) as const;
  const move = {
    ...{ type: 'ply', ply: 1, version: 1, seat: 1, at: '', words: 'w', notation: 'n' },
    scores: [{ seat: 1, points: 9, final: false }],
    gains: [{ seat: 1, points: 3, text: '' }, { seat: 0, points: 5, text: '' }],
    differences: [
      amount('heap', 4, 1, { component: 'corn' }),
      amount('culture', 6, 9),
      amount('wood', 0, 2, { tally: true }),
      amount('stone', 0, 1, { seat: 0 }),
      amount('unheard_of', 0, 1),
    ],
  } as unknown as ReplayedPly;
  assert.deepEqual(came(move).map((one) => [one.sign, one.count]), [['corn', -3], ['points', 3]]);
  assert.equal(signOf({ component: 'wood#2', kind: 'heap' }), 'wood');
});

test('what comes is hidden until it is reached', () => {
  const replaying = new Replaying(undefined, true);
  replaying.summary = summary();
  replaying.count.value = -7;
  assert.deepEqual([replaying.seen.value, replaying.open.value], [[0], false]);
  replaying.toEnd();
  assert.equal(replaying.ply.value, 0);
  replaying.step('ply', 1);
  replaying.step('ply', 1);
  replaying.step('ply', -1);
  assert.deepEqual(replaying.seen.value, [0, 1, 2]);
  replaying.toEnd();
  assert.equal(replaying.ply.value, 2);
  replaying.jump(6);
  assert.equal(replaying.open.value, true, 'whoever came to the end sees all of it');
});

test('equal names are told apart', () => {
  const seats = [
    { seat: 0, kind: 'bot', bot: 'farmer' },
    { seat: 1, kind: 'bot', bot: 'farmer' },
    { seat: 2, kind: 'person', account: { id: 'a', name: 'ada' } },
  ] as const;
  const names = named(seats, (seat) => 'ABC'[seat]!, (bot) => bot.toUpperCase()).map(({ name }) => name);
  assert.deepEqual(names, ['FARMER #0', 'FARMER #1', 'ada']);
});

/** A card is drawn at ply 1 and played at ply 3; at ply 2 another one is only turned. */
function travels(): Summary {
  const told = new Summary();
  const at = '2026-01-01T00:00:00Z';
  const start = scene(1, zone('hand'), zone('table', item('b')));
  told.take({ type: 'head', ply: 0, last: 3, at, scene: start, seats: [], scores: [] } as unknown as ReplayHead);
  const changes: SceneChanges[] = [
    { items: [{ what: 'appeared', zone: 'hand', index: 0, item: item('a') }] },
    { items: [{ what: 'changed', zone: 'table', index: 0, item: { ...item('b'), turned: 90 } }] },
    { items: [{ what: 'moved', zone: 'table', index: 1, item: item('a', 1), from: 'hand' }] },
  ];
  for (const [index, change] of changes.entries()) {
    const line = { type: 'ply', ply: index + 1, version: index, seat: 0, at, notation: 'n', changes: change };
    told.take(line as unknown as ReplayedPly);
  }
  return told;
}

test('a thing has a ply at which it was first seen, and one at which it last moved', () => {
  const told = travels();
  const path = told.path(3);
  const seen = (id: string) => path.map((ply) => traced(told, path, ply, id));
  assert.deepEqual(seen('a'), [undefined, { first: 1, moved: undefined }, { first: 1, moved: undefined }, { first: 1, moved: 3 }]);
  assert.deepEqual(seen('b').at(-1), { first: 0, moved: undefined });
  assert.equal(traced(told, path, 3, 'nothing'), undefined);
});

test('what happened in a zone: things came, left or changed', () => {
  const told = travels();
  assert.deepEqual([...pliesIn(told, 'hand')], [1, 3]);
  assert.deepEqual([...pliesIn(told, 'table')], [2, 3]);
  assert.deepEqual([...pliesIn(told, 'far')], []);
});
