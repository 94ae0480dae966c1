/** Choosing by clicks: paths as a trie, what was meant, and what several ways have in common. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command, Legal } from 'kronika-client';
import { Choosing, type Style } from '../src/choosing/choosing.ts';
import type { Stand } from '../src/choosing/foretelling.ts';
import { obstacles, Obstacles } from '../src/choosing/obstacles.ts';
import { apart, choices, common, leads, matching, ways } from '../src/choosing/trie.ts';

const HINTS = [
  { path: ['card-1', 'space-1'], words: 'Create the Wall on space 1' },
  { path: ['card-1', 'space-2'], words: 'Create the Wall on space 2' },
  { path: ['card-2'], words: 'Keep the Gate' },
  { path: ['card-2'], words: 'Sell the Gate' },
  { path: [], words: 'Pass' },
];

function legal(hints: Legal['hints'] = HINTS, decision = 1): Legal {
  const commands = hints!.map(({ path }, at) => ({ type: 't.c', at, target: path.at(-1) ?? null }));
  return { seat: 0, decision, ply: 0, version: 1, commands: commands as unknown as Command[], hints };
}

function chooser(style: Style = 'at-once') {
  const said: string[] = [];
  const one = new Choosing((_, way) => said.push(way.words), () => style);
  one.take(legal());
  return { one, said };
}

test('before any click the first ids light up, and commands without a path are buttons', () => {
  const { lit, ends } = choices(ways(HINTS), []);
  assert.deepEqual([...lit.keys()], ['card-1', 'card-2']);
  assert.deepEqual(ends.map(({ words }) => words), ['Pass']);
});

test('a click narrows what is open, and a unique end is played at once', () => {
  const { one, said } = chooser();
  assert.equal(one.lit.value.get('card-1'), 'Create the Wall on space …');
  assert.ok(one.pick('card-1'));
  assert.deepEqual([...one.lit.value.keys()], ['space-1', 'space-2']);
  assert.ok(one.pick('space-2'));
  assert.deepEqual(said, ['Create the Wall on space 2']);
});

test('a part of a thing says how the choice goes on, if that leads on', () => {
  const { one, said } = chooser();
  one.take(legal([{ path: ['a'], words: 'Build' }, { path: ['a', 'b'], words: 'Step up' }, { path: ['a', 'c'], words: 'Destroy' }]));
  assert.ok(one.pick('a', 'b'));
  one.clear();
  assert.ok(one.pick('a', 'a'));
  assert.deepEqual(said, ['Step up', 'Build']);
  one.clear();
  assert.ok(one.pick('a', 'elsewhere'));
  assert.deepEqual(one.picked, ['a']);
});

test('a thing knows the rules of what it says, also when it is legal no more', () => {
  const { one } = chooser();
  one.take(legal([{ path: ['a'], words: 'Take a', rules: ['T-01', 'T-02'] }, { path: ['a', 'b'], words: 'Take both', rules: ['T-02'] }], 2));
  assert.deepEqual(one.rules('a'), ['T-01', 'T-02']);
  one.take(legal([{ path: [], words: 'Pass' }], 3));
  assert.deepEqual(one.rules('b'), ['T-02']);
  assert.deepEqual(one.rules('c'), []);
});

test('several ends are a menu, and nothing is played by itself', () => {
  const { one, said } = chooser();
  assert.ok(one.pick('card-2'));
  assert.deepEqual(one.choices.value.ends.map(({ words }) => words), ['Keep the Gate', 'Sell the Gate']);
  assert.deepEqual(said, []);
  one.say(one.choices.value.ends[1]!);
  assert.deepEqual(said, ['Sell the Gate']);
});

test('who would rather be asked is asked', () => {
  const { one, said } = chooser('asked');
  one.pick('card-1');
  one.pick('space-1');
  assert.deepEqual(said, []);
  assert.equal(one.choices.value.ends.length, 1);
});

test('one goes back click by click', () => {
  const { one } = chooser();
  one.pick('card-1');
  assert.ok(one.back());
  assert.deepEqual(one.picked, []);
  assert.equal(one.back(), false);
});

test('a click that leads nowhere changes nothing', () => {
  const { one } = chooser();
  one.pick('card-1');
  assert.equal(one.pick('space-9'), false);
  assert.deepEqual(one.picked, ['card-1']);
});

test('a path that goes on behind an end lets one choose which', () => {
  const { one, said } = chooser();
  one.take(legal([{ path: ['a'], words: 'Take a' }, { path: ['a', 'b'], words: 'Take a and b' }], 2));
  assert.ok(one.pick('a'));
  assert.deepEqual(said, []);
  assert.deepEqual([one.choices.value.ends.length, [...one.lit.value.keys()]], [1, ['b']]);
});

test('of two that are chosen together either may be clicked first', () => {
  const pairs = ways([
    { path: ['a', 'b'], words: 'a and b' },
    { path: ['a', 'c'], words: 'a and c' },
    { path: ['b', 'c'], words: 'b and c' },
  ]);
  assert.deepEqual([...choices(pairs, ['c']).lit.keys()], ['a', 'b']);
  assert.deepEqual(choices(pairs, ['c', 'a']).ends.map(({ words }) => words), ['a and c']);
  assert.equal(leads(pairs, ['c', 'c']), false);
  assert.deepEqual([...choices(pairs, ['b']).lit.keys()], ['a', 'c']);
  assert.deepEqual([...choices(pairs, []).lit.keys()].sort(), ['a', 'b', 'c']);
});

test('if only a row and a column are asked for, either may be clicked first', () => {
  const grid = ['r1', 'r2'].flatMap((row) => ['c1', 'c2', 'c3'].map((column) => ({ path: [row, column], words: `${row} ${column}` })));
  assert.deepEqual([...choices(ways(grid), []).lit.keys()].sort(), ['c1', 'c2', 'c3', 'r1', 'r2']);
  assert.deepEqual([...choices(ways(grid), ['c2']).lit.keys()], ['r1', 'r2']);
  assert.deepEqual(choices(ways(grid), ['c2', 'r1']).ends.map(({ words }) => words), ['r1 c2']);
  assert.deepEqual([...choices(ways(grid.slice(1)), []).lit.keys()], ['r1', 'r2']);
  assert.deepEqual([...choices(ways([...grid, { path: [], words: 'Pass' }]), []).lit.keys()], ['r1', 'r2']);
});

test('what was picked stays while the decision does, if it still leads somewhere', () => {
  const { one } = chooser();
  one.pick('card-1');
  one.take(legal(HINTS.slice(0, 2)));
  assert.deepEqual(one.picked, ['card-1']);
  one.take(legal(HINTS.slice(2)));
  assert.deepEqual(one.picked, []);
  one.take(legal());
  one.pick('card-1');
  one.take(legal(HINTS, 2));
  assert.deepEqual(one.picked, []);
});

test('who would rather be asked is asked by buttons, too, once', () => {
  const { one, said } = chooser('asked');
  const [pass] = one.choices.value.ends;
  one.say(pass!);
  assert.deepEqual([said, one.asked.value], [[], pass]);
  one.say(pass!);
  assert.deepEqual([said, one.asked.value], [['Pass'], undefined]);
  one.say(pass!, true);
  assert.deepEqual(said, ['Pass', 'Pass']);
});

test('what gives up the game stands apart, and has to be said twice', () => {
  const said: string[] = [];
  const one = new Choosing((_, way) => said.push(way.words), () => 'at-once');
  const hints = [{ path: [], words: 'Resign' }];
  const commands = [{ type: 't.resign' }] as unknown as Command[];
  one.take({ ...legal(hints), commands });
  assert.deepEqual(one.choices.value.ends, []);
  const [way] = one.graves.value;
  one.say(way!, true);
  assert.deepEqual([said, one.asked.value], [[], way]);
  assert.ok(one.back());
  one.say(way!);
  one.say(way!);
  assert.deepEqual(said, ['Resign']);
});

test('sentences have whole words in common', () => {
  assert.equal(common(['Pay 10 corn', 'Pay 1 corn']), 'Pay');
  assert.equal(common(['Pay', 'Pay']), 'Pay');
  assert.equal(common(['Pay', 'Take']), '');
  assert.equal(common([]), '');
});

test('a filter finds words whatever their case and accents', () => {
  const found = matching(ways([{ path: [], words: 'Postav Chrám' }, { path: [], words: 'Konec' }]), 'CHRAM post');
  assert.deepEqual(found.map(({ index }) => index), [0]);
  assert.equal(matching(ways(HINTS), '  ').length, HINTS.length);
});

test('what is in the way stands at the path of clicks, and beside nothing else', () => {
  const dear = { rule: 'T-1', because: 'It costs 5.', paths: [['row/3'], ['unit/a', 'row/3']] };
  const far = { rule: 'T-2', because: 'It is too far.', paths: [['unit/a', 'row/3']] };
  assert.deepEqual(obstacles([dear, far], ['row/3']), [dear]);
  assert.deepEqual(obstacles([dear, far], ['unit/a', 'row/3']), [dear, far]);
  assert.deepEqual(obstacles([dear, far], ['unit/a']), []);
});

test('reasons are read once for each place in the game, and only told there', async () => {
  const known = { rule: 'T-1', because: 'It costs 5.', paths: [['row/3']] };
  const asked: (readonly Command[])[] = [];
  let stand = { version: 7, before: [] as readonly Command[] } as unknown as Stand;
  const read = (before: readonly Command[]) => {
    asked.push(before);
    return Promise.resolve({ version: stand.version, refused: [known] });
  };
  const found = new Obstacles(read, () => stand);
  assert.equal(found.of([], ['row/3']), undefined);
  await Promise.all([found.look(), found.look()]);
  assert.deepEqual(found.of([], ['item', 'row/3']), [known]);
  assert.deepEqual(found.of(['unit/a'], ['row/3']), [known]);
  assert.deepEqual(found.of([], ['row/4']), []);
  stand = { ...stand, before: [{ type: 't.place' } as unknown as Command] };
  assert.equal(found.of([], ['row/3']), undefined);
  await found.look();
  assert.deepEqual(found.of([], ['row/3']), [known]);
  assert.deepEqual(asked, [[], stand.before]);
});

test('commands with the same words get a number each, and no words are said twice', () => {
  const same = [
    { path: ['a'], words: 'Archive Library' },
    { path: ['b'], words: 'Archive Library' },
    { path: ['c'], words: 'Archive Library (1)' },
    { path: [], words: 'Pass' },
  ];
  const words = ways(same).map((way) => way.words);
  assert.equal(new Set(words).size, same.length);
  assert.deepEqual([words[2], words[3]], ['Archive Library (1)', 'Pass']);
  assert.deepEqual(apart(['x', 'x', 'y']), ['x (1)', 'x (2)', 'y']);
});
