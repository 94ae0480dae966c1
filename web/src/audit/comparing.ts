/** Two verifiers' reports on one export, check by check. Pure. */

import type { Step } from '../verifying/finding.ts';
import type { Report } from '../verifying/verify.ts';
import type { RulesCheck, RulesFinding, RulesReport } from './asking.ts';

/**
 * How two verdicts on one check go together: they say the same; only one of them makes this check;
 * one of them could not say; the rules see what nobody can see without them; or they contradict each
 * other, so that one of them is mistaken.
 */
export type Agreement = 'same' | 'alone' | 'open' | 'further' | 'apart';

export interface Row {
  readonly check: string;
  readonly page?: Step | undefined;
  readonly rules?: RulesCheck | undefined;
  /** The first ply that the verifier with the rules finds wrong here. */
  readonly ply?: number | undefined;
  readonly agreement: Agreement;
}

/** A row for each check that either of them has made: those of the page first, in its order. */
export function compared(report: Report, rules: RulesReport): readonly Row[] {
  const ours = report.steps.map(({ name }) => name as string);
  const theirs = rules.checks.map(({ name }) => name).filter((name) => !ours.includes(name));
  return [...ours, ...theirs].map((check) => rowOf(check, report, rules));
}

/** The rows in which they contradict each other. */
export function contradictions(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ agreement }) => agreement === 'apart');
}

/** What only rules can see to be wrong. */
export function seenByRules(report: Report, rules: RulesReport): readonly RulesFinding[] {
  const rows = new Map(compared(report, rules).map((row) => [row.check, row]));
  return rules.findings.filter(({ check }) => {
    const row = rows.get(check);
    return row?.agreement === 'further' || (row?.agreement === 'alone' && row.rules?.verdict === 'bad');
  });
}

function rowOf(check: string, report: Report, rules: RulesReport): Row {
  const page = report.steps.find(({ name }) => name === check);
  const other = rules.checks.find(({ name }) => name === check);
  const findings = rules.findings.filter((one) => one.check === check);
  const plies = findings.flatMap(({ ply }) => (ply === undefined ? [] : [ply]));
  const ply = plies.length === 0 ? undefined : Math.min(...plies);
  return { check, page, rules: other, ply, agreement: agreementOf(page, other, findings, ply) };
}

function agreementOf(
  page: Step | undefined,
  rules: RulesCheck | undefined,
  findings: readonly RulesFinding[],
  ply: number | undefined,
): Agreement {
  if (page === undefined || rules === undefined) return 'alone';
  if (page.outcome === rules.verdict) return page.outcome === 'bad' && page.ply !== ply ? 'apart' : 'same';
  if (page.outcome === 'unknown' || rules.verdict === 'unknown') return 'open';
  return page.outcome === 'good' && findings.length > 0 && findings.every(needsRules) ? 'further' : 'apart';
}

/** Facts of a title have types that only its rules know. */
function needsRules({ check, args }: RulesFinding): boolean {
  return check === 'fields' && !String(args?.['type'] ?? '').startsWith('table.');
}

/** How many checks both of them make. */
export function shared(rows: readonly Row[]): number {
  return rows.filter(({ page, rules }) => page !== undefined && rules !== undefined).length;
}
