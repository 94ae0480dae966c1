/** Reviews: what is known by plies, the lines of chances, the terms of a result, what is drawn. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReviewedDecision, ReviewShown, SeatBalance } from 'kronika-client';
import { HEIGHT, WIDTH } from '../src/replay/chart.ts';
import { chancesOf } from '../src/review/chances.ts';
import { isMistake, isWorse, MARKS, SIGNS } from '../src/review/marks.ts';
import { Reviewed } from '../src/review/reviewed.ts';
import { pictureOf } from '../src/review/terms.ts';

const estimate = (chance: number) => ({ chances: [chance, 10_000 - chance], points: [chance, 0] });
const decision = (ply: number, seat: number, chance: number, mark: ReviewedDecision['mark']) =>
  ({ type: 'decision', ply, seat, after: estimate(chance), before: estimate(chance), best: [], mark }) as unknown as ReviewedDecision;
const part = (chance: number) => ({ chance, points: chance });
const balance: SeatBalance = {
  ...{ seat: 0, result: part(10_000), start: part(5000), own: part(-6000), rivals: part(8000), chance: part(-1000), revealed: part(4000) },
  ...{ chance_by_kind: {}, marks: {}, loss: 0, adjusted: { ...part(11_000), low: 10_500, high: 11_500 } },
};
const shown = {
  review: { type: 'review', seats: 2, plies: 3, start: estimate(5000) },
  decisions: [decision(1, 0, 4000, 'blunder'), decision(2, 1, 9900, 'good'), decision(3, 1, 6000, 'mistake')],
  luck: [{ type: 'luck', ply: 2, kinds: [{ kind: 'deck', chances: [500, -500], points: [0, 0] }] }],
} as unknown as ReviewShown;

test('the chances after a ply are those of the move with what was drawn, within what can be', () => {
  const reviewed = new Reviewed(shown);
  const chances = reviewed.along([0, 1, 2, 3, 4]).map((one) => one?.chances[0]);
  assert.deepEqual(chances, [5000, 4000, 10_000, 6000, undefined]);
});

test('the last ply of a review that is done has the result', () => {
  const done = { ...shown, balance: { type: 'balance', seats: [balance, { ...balance, seat: 1, result: part(0) }] } };
  const reviewed = new Reviewed(done as unknown as ReviewShown);
  assert.deepEqual(reviewed.along([0, 1, 2, 3]).at(-1)?.chances, [10_000, 0]);
  assert.deepEqual(reviewed.along([0, 1]).at(-1)?.chances, [4000, 6000]);
});

test('mistakes of a path, of all seats or of one', () => {
  const reviewed = new Reviewed(shown);
  assert.deepEqual(reviewed.mistakes([0, 1, 2, 3]), [1, 3]);
  assert.deepEqual(reviewed.mistakes([0, 1, 2, 3], 1), [3]);
  assert.deepEqual(reviewed.mistakes([0, 1]), [1]);
});

test('every mark has a sign of its own, and what is a mistake is worse', () => {
  assert.equal(new Set(MARKS.map((mark) => SIGNS[mark])).size, MARKS.length);
  assert.deepEqual(MARKS.filter(isMistake), ['mistake', 'blunder']);
  assert.deepEqual(MARKS.filter(isWorse), ['inaccuracy', 'mistake', 'blunder']);
});

test('the lines of two seats mirror each other, and mistakes lie on them', () => {
  const { lines, missed, grid } = chancesOf(new Reviewed(shown), [0, 1, 2, 3], 3)!;
  const [own, other] = lines.map(({ points }) => points.split(' ').map((one) => one.split(',').map(Number)));
  assert.deepEqual(own!.map(([x]) => x), [0, 333.3, 666.7, WIDTH]);
  own!.forEach(([, y], at) => assert.ok(Math.abs(y! + other![at]![1]! - HEIGHT) < 0.2));
  assert.deepEqual(grid.map(({ value }) => value), [0, 0.5, 1]);
  assert.deepEqual(missed.map(({ ply, seat }) => [ply, seat]), [[1, 0], [3, 1]]);
  assert.equal(missed[0]!.y, own![1]![1]! / HEIGHT);
});

test('nothing is drawn before the first line has come', () => {
  assert.equal(chancesOf(new Reviewed({ decisions: [] } as unknown as ReviewShown), [0, 1], 1), undefined);
});

test('the bars of a result follow on each other from the start to the result', () => {
  const { bars, none, sure, adjusted } = pictureOf(balance);
  assert.deepEqual(bars.map(({ term }) => term), ['start', 'own', 'rivals', 'chance', 'revealed', 'result']);
  for (let at = 1; at < bars.length - 1; at += 1) assert.equal(bars[at]!.from, bars[at - 1]!.to);
  assert.equal(bars.at(-2)!.to, bars.at(-1)!.to);
  assert.ok(none > 0, 'a sum below nothing makes room');
  assert.ok(sure < adjusted.low && adjusted.low < adjusted.at && adjusted.at < adjusted.high && adjusted.high === 1);
});
