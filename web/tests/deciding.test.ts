/** What is made of it that the rules in the tab have decided, or could not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RulesReport } from '../src/audit/asking.ts';
import { judged } from '../src/audit/judging.ts';
import { decidedBy } from '../src/audit/opinions.ts';
import { linesOf } from '../src/audit/lines.ts';
import type { CheckName, Outcome } from '../src/verifying/finding.ts';
import type { Report } from '../src/verifying/verify.ts';

const GOOD = ['chain', 'seal', 'receipts', 'checkpoint', 'draws', 'seed'] as const;
const step = (name: CheckName, outcome: Outcome) => ({ name, outcome, told: { code: 'fits' }, exhibits: async () => [] });

const report = (odd: Partial<Record<CheckName, Outcome>> = {}): Report => ({
  document: { export: { events: [{ type: 'table.game-finished', ply: 9 }], game: { status: 'finished' }, proof: { seed: '00' } } } as never,
  good: true,
  rewritten: false,
  vouched: true,
  lost: false,
  findings: [],
  steps: GOOD.map((name) => step(name, odd[name] ?? 'good')),
});

const rules = (verdicts: Record<string, Outcome>, findings: RulesReport['findings'] = []): RulesReport => ({
  game: 'gam_1',
  events: 40,
  plies: 9,
  good: findings.length === 0,
  says: 'all is well',
  first_bad_ply: null,
  checks: Object.entries(verdicts).map(([name, verdict]) => ({ name, called: name, verdict, key: `${name}.fits`, says: 'as it should be' })),
  findings,
  draws: [],
});

const WELL = { chain: 'good', seal: 'good', clock: 'good', rules: 'good' } as const;

test('everything checks once the rules have decided every move', () => {
  assert.deepEqual(judged(report(), undefined).missing, ['rules']);
  const decided = decidedBy({ report: report(), second: { rules: rules(WELL) } }, undefined);
  assert.equal(judged(report(), decided).verdict, 'checks');
  const moves = linesOf(report(), decided).find(({ name }) => name === 'moves');
  assert.deepEqual([moves?.outcome, moves?.by], ['good', 'rules']);
});

test('a move that the rules refuse is told with its ply and in their words', () => {
  const findings = [{ check: 'rules', key: 'rules.refused', says: 'the rules refuse this move', ply: 7 }];
  const decided = decidedBy({ report: report(), second: { rules: rules({ ...WELL, rules: 'bad' }, findings) } }, undefined);
  const { verdict, ply, because } = judged(report(), decided);
  assert.deepEqual([verdict, ply, because], ['unfounded', 7, 'The rules refuse this move.']);
  const outcomes = new Map(linesOf(report(), decided).map(({ name, outcome }) => [name, outcome]));
  assert.deepEqual([outcomes.get('moves'), outcomes.get('clocks')], ['bad', 'good']);
});

test('nothing checks while the verifiers contradict each other, whoever has decided the moves', () => {
  const second = { rules: rules({ ...WELL, seal: 'bad', rules: 'unknown' }, [{ check: 'seal', key: 'seal.other-document', says: 'it is not sealed' }]) };
  const service = { by: 'service', who: 'kronika', plies: 9, moves: 'good', clocks: 'unknown' } as const;
  for (const other of [undefined, service]) {
    const judgement = judged(report(), decidedBy({ report: report(), second }, other));
    assert.equal(judgement.verdict, 'incomplete');
    assert.ok(judgement.missing.includes('apart'));
  }
});

test('where the rules could not decide, it counts what the service has decided', () => {
  const second = { rules: rules({ ...WELL, rules: 'unknown' }) };
  const service = { by: 'service', who: 'kronika', plies: 9, moves: 'good', clocks: 'unknown' } as const;
  assert.equal(decidedBy({ report: report(), second }, service)?.by, 'service');
  assert.deepEqual(judged(report(), decidedBy({ report: report(), second }, undefined)).missing, ['rules']);
  assert.equal(decidedBy({ report: report(), second: { because: 'it broke' } }, service), service);
});
