/** Both verifiers over one export: this page's own, and beside it the one with the rules, if it is here. */

import { reason } from '../verifying/finding.ts';
import { type Report, type Sharing, verify } from '../verifying/verify.ts';
import { type Asking, reportOf, type RulesReport, type Wanted } from './asking.ts';
import { compared, contradictions, seenByRules } from './comparing.ts';
import type { Decided } from './judging.ts';
import { sentence } from './sentences.ts';

/** What came of asking the verifier with the rules: its report, or why there is none. */
export interface Second {
  readonly rules?: RulesReport;
  readonly because?: string;
}

export interface Opinions {
  readonly report: Report;
  readonly second?: Second | undefined;
}

/** Both reports. The draws that the rules make are derived again by this page, too. */
export async function opinions(wanted: Wanted, asking: Asking | undefined, sharing: Sharing): Promise<Opinions> {
  const { bytes, evidence } = wanted;
  if (asking === undefined) return { report: await verify(bytes, evidence, sharing) };
  const done = { page: 0, rules: 0 };
  const show = (more: Partial<typeof done>) => sharing((Object.assign(done, more).page + done.rules) / 2);
  const second = secondOn(wanted, asking, (rules) => void show({ rules }));
  const drawn = second.then(({ rules }) => (decides(rules) ? rules?.draws : undefined));
  const report = await verify(bytes, { ...evidence, drawn }, (page) => show({ page }));
  return { report, second: await second };
}

async function secondOn(wanted: Wanted, asking: Asking, working: (share: number) => void): Promise<Second> {
  try {
    return { rules: await reportOf(wanted, asking, working) };
  } catch (trouble) {
    return { because: reason(trouble) };
  }
}

function decides(rules: RulesReport | undefined): boolean {
  return rules?.checks.find(({ name }) => name === 'rules')?.verdict === 'good';
}

/** What the rules have decided; as far as they could not, what somebody else (`other`) says of it. */
export function decidedBy({ report, second }: Opinions, other: Decided | undefined): Decided | undefined {
  const rules = second?.rules;
  if (rules === undefined) return other;
  const verdictOf = (check: string) => rules.checks.find(({ name }) => name === check)?.verdict ?? 'unknown';
  const apart = contradictions(compared(report, rules)).length > 0;
  const [wrong] = seenByRules(report, rules);
  if (other !== undefined && verdictOf('rules') === 'unknown' && wrong === undefined) return { ...other, apart };
  return {
    by: 'rules',
    who: '',
    plies: rules.plies,
    moves: verdictOf('rules'),
    clocks: verdictOf('clock'),
    apart,
    wrong: wrong && { ply: wrong.ply, because: sentence(wrong.says) },
  };
}
