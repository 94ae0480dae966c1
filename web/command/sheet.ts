/** A report for people. */

import { overBy } from '../src/verifying/chance.ts';
import type { Outcome } from '../src/verifying/finding.ts';
import type { Report } from '../src/verifying/verify.ts';
import type { Words } from './words.ts';

export const MARKS: Readonly<Record<Outcome, string>> = { good: '+', bad: '!', unknown: '?' };

/** What has to be there before somebody may rely on a game; a loss is what the service admits. */
export type Lack = 'key' | 'quorum' | 'receipt' | 'inclusion';
export type Loss = 'seed' | 'move';

/** What is missing; with `strict` all that can prove it has to be there. */
export function lacking(report: Report, strict: boolean): readonly Lack[] {
  const without = (name: string) => report.steps.find((one) => one.name === name)?.outcome !== 'good';
  const lacks: readonly Lack[] = [
    ...(report.vouched ? [] : (['key'] as const)),
    ...(report.steps.some(({ name, outcome }) => name === 'policy' && outcome === 'unknown') ? (['quorum'] as const) : []),
    ...(strict && without('receipts') ? (['receipt'] as const) : []),
    ...(strict && without('checkpoint') ? (['inclusion'] as const) : []),
  ];
  return lacks;
}

/** What the service says that it has lost. */
export function lostIn(report: Report): readonly Loss[] {
  const move = report.steps.some(({ name, told }) => name === 'receipts' && told.code === 'lost');
  const over = report.document !== undefined && overBy(report.document.export);
  return [...(report.lost && over ? (['seed'] as const) : []), ...(move ? (['move'] as const) : [])];
}

/** The report in a language, line by line. */
export function sheet(file: string, report: Report, strict: boolean, words: Words): string {
  const width = Math.max(...report.steps.map(({ name }) => words.check(name).length));
  const game = report.document?.export.game;
  const lines = [
    `${file}: ${game === undefined ? '' : `${String(game['title'])} ${String(game['id'])}`}`.trimEnd(),
    ...report.steps
      .filter(({ outcome }) => outcome !== 'bad')
      .map(({ name, outcome, told }) => `  ${MARKS[outcome]} ${words.check(name).padEnd(width)} ${words.said(name, told)}`),
    ...report.findings.map(({ check, because, ply }) => {
      const said = { because: words.said(check, because), ply };
      return `  ${MARKS.bad} ${words.check(check).padEnd(width)} ${words.say(ply === undefined ? 'wrong' : 'wrongAt', said)}`;
    }),
    `  ${verdict(report, strict, words)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function verdict(report: Report, strict: boolean, words: Words): string {
  const { good, firstBadPly: ply } = report;
  if (!good) return ply === undefined ? words.say('bad') : words.say('badPly', { ply });
  const events = report.document?.export.events.length ?? 0;
  const missing = [...lostIn(report), ...lacking(report, strict)].map((one) => words.say(`lack.${one}`));
  return missing.length === 0
    ? words.say('well', { events })
    : words.say('unproved', { events, missing: words.listed(missing) });
}
