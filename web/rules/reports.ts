/** Checking exports: every hash, every signature, every draw, and every move by the rules. */

import { type Answers, type Ask, answersTo } from '../src/verifying/asks.ts';
import { base64, type Bytes } from '../src/verifying/bytes.ts';
import type { Asking } from './asking.ts';

/** What you know beside an export. */
export interface Evidence {
  /** The name of the file, for the report. */
  readonly file?: string;
  /** Public keys of the service: texts of one a line, or the JSON of `/v1/keys`. */
  readonly keys?: readonly string[];
  /** Receipts that you were given. */
  readonly receipts?: readonly unknown[];
  /** Public keys of witnesses, one a line. */
  readonly witnesses?: readonly string[];
  /** A policy (tlog-policy): logs, witnesses, and how many of whom are needed. */
  readonly policy?: string;
}

export type Verdict = 'good' | 'bad' | 'unknown';

/** One check, in words. */
export interface Check {
  readonly name: string;
  readonly called: string;
  readonly verdict: Verdict;
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly says: string;
}

/** Something that is wrong, and where. */
export interface Finding {
  readonly check: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly ply?: number;
  readonly version?: number;
}

/**
 * One draw: number `counter` of those that the seed gives for it. In games that draw by name, it is
 * draw `number` of its label, after the game had gone back `branch` times.
 */
export interface Draw {
  readonly ply: number;
  readonly label: string;
  readonly below: number;
  readonly outcome: number;
  readonly counter: number;
  readonly branch?: number;
  readonly number?: number;
}

/**
 * The outcome of all checks. `good`: nothing contradicts itself. What that is worth depends on who
 * vouches for it: `lacks` names what is missing for that. `says` is all of it in a sentence.
 */
export interface Report {
  readonly file: string;
  readonly game: string;
  readonly title: string;
  readonly events: number;
  readonly plies: number;
  readonly good: boolean;
  readonly says: string;
  readonly lacks: readonly ('key' | 'receipt' | 'inclusion' | 'witness' | 'quorum' | 'seed')[];
  readonly first_bad_ply: number | null;
  readonly rewritten: boolean;
  readonly checks: readonly Check[];
  readonly findings: readonly Finding[];
  readonly standings: readonly { readonly seat: number; readonly rank: number; readonly points: number }[];
  readonly draws: readonly Draw[];
}

/** The report on the bytes of an export. Signatures are checked here, until it asks about no more. */
export async function reportOf(asking: Asking, bytes: Uint8Array, evidence: Evidence): Promise<Report> {
  const { file = 'game.json', keys = [], receipts = [], witnesses = [], policy } = evidence;
  const body = { file, export: base64(bytes as Bytes), keys, receipts, witnesses, policy };
  let signatures: Answers = {};
  for (;;) {
    const { status, value } = asking.answered('/v1/reports', { ...body, signatures });
    if (status !== 202) return value as Report;
    signatures = { ...signatures, ...(await answersTo((value as { readonly asks: readonly Ask[] }).asks)) };
  }
}
