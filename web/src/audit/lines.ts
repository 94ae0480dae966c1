/** The checks as people think of them: each line stands for some steps, and says who has made them. Pure. */

import type { CheckName, Outcome, Step } from '../verifying/finding.ts';
import type { Report } from '../verifying/verify.ts';
import type { Decided } from './judging.ts';

export const LINES = ['moves', 'chance', 'signatures', 'whole', 'hidden', 'witnesses', 'clocks'] as const;
export type LineName = (typeof LINES)[number];
export type By = 'browser' | 'service' | 'command' | 'rules' | 'witness' | 'nobody';

export interface Line {
  readonly name: LineName;
  readonly outcome: Outcome;
  readonly by: By;
  readonly steps: readonly Step[];
  readonly ply?: number | undefined;
}

const STEPS: Readonly<Record<LineName, readonly CheckName[]>> = {
  moves: [],
  chance: ['seed', 'draws'],
  signatures: ['keys', 'seal', 'receipts', 'checkpoint', 'epochs'],
  whole: ['document', 'chain', 'times', 'game', 'table', 'fields'],
  hidden: ['salts'],
  witnesses: ['bounds', 'policy'],
  clocks: [],
};

/** The lines; what went wrong first. */
export function linesOf(report: Report, decided: Decided | undefined): readonly Line[] {
  const lines = LINES.map((name): Line => {
    const steps = report.steps.filter((one) => STEPS[name].includes(one.name));
    if (name === 'moves') return { name, steps, ...moves(decided) };
    if (name === 'clocks') return { name, steps, ...clocks(report, decided) };
    const bad = steps.find(({ outcome }) => outcome === 'bad');
    const open = steps.length === 0 || steps.some(({ outcome }) => outcome === 'unknown');
    const outcome = bad ? 'bad' : open ? 'unknown' : 'good';
    return { name, steps, outcome, ply: bad?.ply, by: name === 'witnesses' ? 'witness' : 'browser' };
  });
  return lines.sort((one, other) => Number(other.outcome === 'bad') - Number(one.outcome === 'bad'));
}

function moves(decided: Decided | undefined): Pick<Line, 'outcome' | 'by' | 'ply'> {
  if (decided === undefined || decided.moves === 'unknown') return { outcome: 'unknown', by: 'nobody' };
  const { moves: outcome, by, wrong } = decided;
  return { outcome, by, ply: outcome === 'bad' ? wrong?.ply : undefined };
}

/** Where nobody was called late, nobody has lost time; else only the command reckons it again. */
function clocks({ document }: Report, decided: Decided | undefined): { outcome: Outcome; by: By } {
  if (decided !== undefined && decided.clocks !== 'unknown') return { outcome: decided.clocks, by: decided.by };
  const late = document?.export.events.some(({ type }) => type === 'table.time-expired');
  if (document === undefined || late) return { outcome: 'unknown', by: 'nobody' };
  return { outcome: 'good', by: 'browser' };
}
