/** What all checks say together: which of four sentences, about which ply, and what is missing. Pure. */

import type { CheckName, Finding, Outcome } from '../verifying/finding.ts';
import { overBy } from '../verifying/chance.ts';
import type { Report } from '../verifying/verify.ts';

/** Who has decided every move again, and what came out. */
export interface Decided {
  readonly by: 'service' | 'command' | 'rules';
  /** The release, as it calls itself. */
  readonly who: string;
  readonly plies: number;
  readonly moves: Outcome;
  /** Not everybody reckons the clocks, too. */
  readonly clocks: Outcome;
  /** Whether the two verifiers contradict each other. */
  readonly apart?: boolean;
  /** What only rules can find wrong. */
  readonly wrong?: Wrong | undefined;
}

/** The first ply that is wrong, and why, in words. */
export interface Wrong {
  readonly ply?: number | undefined;
  readonly because?: string | undefined;
}

/** What has to be there before anybody may say that everything checks. */
export const MISSING = [
  'insecure',
  'apart',
  'signatures',
  'running',
  'key',
  'lost',
  'lost-move',
  'rules',
  'draws',
  'receipt',
  'checkpoint',
  'quorum',
  'clocks',
] as const;
export type Missing = (typeof MISSING)[number];

export interface Judgement {
  /** Everything checks; something was changed; the result does not follow; not all was checked. */
  readonly verdict: 'checks' | 'changed' | 'unfounded' | 'incomplete';
  readonly ply?: number | undefined;
  /** The finding that the sentence is about. */
  readonly finding?: Finding | undefined;
  /** What the rules say of it, in words. */
  readonly because?: string | undefined;
  readonly missing: readonly Missing[];
}

/** Checks whose findings say that what was played is another thing, and not that it was changed. */
const UNFOUNDED: ReadonlySet<CheckName> = new Set(['table', 'seed', 'salts', 'draws']);

export function judged(report: Report, decided: Decided | undefined): Judgement {
  if (!report.good) {
    const changed = report.findings.some(({ check }) => !UNFOUNDED.has(check));
    const finding = report.findings.find(({ ply }) => ply === report.firstBadPly) ?? report.findings[0];
    return { verdict: changed ? 'changed' : 'unfounded', ply: report.firstBadPly, finding, missing: [] };
  }
  const wrong = wrongBy(decided);
  if (wrong !== undefined) return { verdict: 'unfounded', ...wrong, missing: [] };
  const missing = missingIn(report, decided);
  return { verdict: missing.length === 0 ? 'checks' : 'incomplete', missing };
}

function wrongBy(decided: Decided | undefined): Wrong | undefined {
  if (decided?.wrong !== undefined) return decided.wrong;
  return decided?.moves === 'bad' || decided?.clocks === 'bad' ? {} : undefined;
}

function missingIn(report: Report, decided: Decided | undefined): readonly Missing[] {
  const whole = report.document?.export;
  if (whole === undefined) return ['checkpoint'];
  const unknown = (name: CheckName) => report.steps.find((one) => one.name === name)?.outcome !== 'good';
  const able = !report.steps.some(({ told }) => told.code === 'no-ed25519');
  const over = overBy(whole);
  const late = whole.events.some(({ type }) => type === 'table.time-expired');
  const lostMove = report.steps.some(({ name, told }) => name === 'receipts' && told.code === 'lost');
  const lacks: Record<Missing, boolean> = {
    insecure: false,
    apart: decided?.apart ?? false,
    signatures: !able,
    running: !over,
    key: able && !report.vouched,
    lost: report.lost,
    'lost-move': lostMove,
    rules: over && (decided === undefined || decided.moves === 'unknown'),
    draws: over && !report.lost && unknown('draws'),
    receipt: able && !lostMove && unknown('receipts'),
    checkpoint: able && unknown('checkpoint'),
    quorum: report.steps.some(({ name, outcome }) => name === 'policy' && outcome !== 'good'),
    clocks: late && (decided === undefined || decided.clocks === 'unknown'),
  };
  return MISSING.filter((one) => lacks[one]);
}
