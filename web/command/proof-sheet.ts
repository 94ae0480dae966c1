/** What a proof that something is in a log proves, for people. */

import type { ProofReport } from '../src/verifying/proof-report.ts';
import { MARKS } from './sheet.ts';
import type { Words } from './words.ts';

/** The report in a language, line by line. */
export function proofSheet(file: string, report: ProofReport, words: Words): string {
  const names = report.steps.map(({ name }) => words.step(name));
  const width = Math.max(...names.map((name) => name.length));
  const lines = [
    `${file}:`,
    ...report.steps.map(({ name, outcome, told }, at) => `  ${MARKS[outcome]} ${(names[at] ?? '').padEnd(width)} ${words.stepSaid(name, told)}`),
    `  ${verdict(report, words)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function verdict({ outcome, steps }: ProofReport, words: Words): string {
  const log = steps.find(({ name }) => name === 'signature')?.told['log'] ?? '';
  if (outcome !== 'unknown') return words.proof(outcome, { log });
  if (steps.some(({ told }) => told.code === 'other')) return words.proof('other');
  const lacks = steps.filter((one) => one.outcome === 'unknown').map(({ told }) => words.proof(`lacks.${told.code}`));
  return words.proof('unknown', { what: words.listed(lacks) });
}
