/** How the reports of two verifiers are laid side by side. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compared, contradictions, seenByRules, shared } from '../src/audit/comparing.ts';

type Outcome = 'good' | 'bad' | 'unknown';

const page = (steps: Record<string, Outcome>, plies: Record<string, number> = {}) =>
  ({ steps: Object.entries(steps).map(([name, outcome]) => ({ name, outcome, ply: plies[name] })) }) as never;

const rules = (checks: Record<string, Outcome>, findings: readonly object[] = []) =>
  ({ checks: Object.entries(checks).map(([name, verdict]) => ({ name, verdict })), findings }) as never;

const agreements = (...reports: Parameters<typeof compared>) =>
  Object.fromEntries(compared(...reports).map(({ check, agreement }) => [check, agreement]));

test('what both say, what one says alone, and what one could not say are told apart', () => {
  const rows = agreements(
    page({ chain: 'good', draws: 'good', seal: 'unknown' }),
    rules({ chain: 'good', seal: 'good', rules: 'bad' }, [{ check: 'rules', ply: 30 }]),
  );
  assert.deepEqual(rows, { chain: 'same', draws: 'alone', seal: 'open', rules: 'alone' });
});

test('one that calls well what the other calls wrong contradicts it', () => {
  const reports = [page({ seal: 'good', times: 'bad' }, { times: 3 }), rules({ seal: 'bad', times: 'bad' }, [{ check: 'seal' }, { check: 'times', ply: 3 }])] as const;
  assert.deepEqual(contradictions(compared(...reports)).map(({ check }) => check), ['seal']);
  assert.equal(shared(compared(...reports)), 2);
});

test('so does one that finds another ply wrong', () => {
  const found = compared(page({ chain: 'bad' }, { chain: 3 }), rules({ chain: 'bad' }, [{ check: 'chain', ply: 4 }]));
  assert.deepEqual(contradictions(found).map(({ check, ply }) => [check, ply]), [['chain', 4]]);
});

test('only rules know what events of a title have to say', () => {
  const odd = (type: string) => [{ check: 'fields', args: { type }, ply: 9 }];
  const reports = (type: string) => [page({ fields: 'good' }), rules({ fields: 'bad' }, odd(type))] as const;
  assert.deepEqual(agreements(...reports('tzolkin.worker-placed')), { fields: 'further' });
  assert.deepEqual(agreements(...reports('table.seat-taken')), { fields: 'apart' });
  assert.deepEqual(seenByRules(...reports('tzolkin.worker-placed')).map(({ ply }) => ply), [9]);
  assert.deepEqual(seenByRules(...reports('table.seat-taken')), []);
});
