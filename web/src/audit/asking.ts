/** Asking the verifier that has the rules, and runs in this tab, about an export. */

import { type Answers, type Ask, answersTo } from '../verifying/asks.ts';
import { base64, type Bytes } from '../verifying/bytes.ts';
import type { Draw } from '../verifying/chance.ts';
import type { Evidence } from '../verifying/evidence.ts';
import type { Outcome } from '../verifying/finding.ts';
import { ED25519, kindOf } from '../verifying/vkeys.ts';

/** What it says of one check, in words. */
export interface RulesCheck {
  readonly name: string;
  readonly called: string;
  readonly verdict: Outcome;
  readonly key: string;
  readonly says: string;
}

export interface RulesFinding {
  readonly check: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly ply?: number;
}

/** Its report (`referee/reports.py`), as far as pages look at it. */
export interface RulesReport {
  readonly game: string;
  readonly events: number;
  readonly plies: number;
  readonly good: boolean;
  readonly says: string;
  readonly first_bad_ply: number | null;
  readonly checks: readonly RulesCheck[];
  readonly findings: readonly RulesFinding[];
  readonly draws: readonly Draw[];
}

/** An export, and what is known beside it. */
export interface Wanted {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly evidence: Evidence;
  /** The policy among the evidence, as it is written. */
  readonly policy?: string | undefined;
}

/** It gives no report. */
export class NoReport extends Error {}

/** How the rules are asked; `working` is told how much of it is done, up to 1. */
export type AskRules = (path: string, init: RequestInit, working: (share: number) => void) => Promise<Response>;

/** The rules in this tab, and the language in which they are asked. */
export interface Asking {
  readonly ask: AskRules;
  readonly language: string;
}

/** The report. Signatures that it asks about are checked here, until it asks about no more. */
export async function reportOf(wanted: Wanted, { ask, language }: Asking, working: (share: number) => void): Promise<RulesReport> {
  const body = envelope(wanted);
  let signatures: Answers = {};
  for (;;) {
    const answer = await ask('/v1/reports', asked({ ...body, signatures }, language), working);
    if (answer.status === 200) return answer.json();
    if (answer.status !== 202) throw new NoReport(await because(answer));
    const { asks } = (await answer.json()) as { readonly asks: readonly Ask[] };
    signatures = { ...signatures, ...(await answersTo(asks)) };
  }
}

function asked(body: unknown, language: string): RequestInit {
  const headers = { 'content-type': 'application/json', 'accept-language': language };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** The form of the body. Keys that sign checkpoints for decades are no part of what it knows. */
function envelope({ file, bytes, evidence, policy }: Wanted) {
  const { keys = [], notes = [], witnesses = [], receipts = [] } = evidence;
  const items = keys.filter((key) => kindOf(key) === ED25519).map((key) => ({ key }));
  return {
    file,
    export: base64(bytes as Bytes),
    keys: items.length + notes.length > 0 ? [JSON.stringify({ items, notes })] : [],
    witnesses: witnesses.length > 0 ? [witnesses.join('\n')] : [],
    receipts,
    ...(policy === undefined ? {} : { policy }),
  };
}

async function because(answer: Response): Promise<string> {
  try {
    const { detail, title } = (await answer.json()) as { readonly detail?: string; readonly title?: string };
    return detail ?? title ?? String(answer.status);
  } catch {
    return String(answer.status);
  }
}
