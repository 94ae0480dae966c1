/** Words of the pages on which games are verified. */

import type { CheckName, Said } from '../verifying/finding.ts';
import { area, type Says } from './area.ts';
import { audit as cs } from './cs/audit.ts';
import { audit as en } from './en/audit.ts';

export const t = area({ en, cs });

/** What a check has said, in words: of its own, or those that all checks share. */
export function saidBy(check: CheckName, { code, ...values }: Said): string {
  const own = `${check}.${code}`;
  const key = Object.hasOwn(en, own) ? own : `said.${code}`;
  return (t as Says<string>)(key, values);
}

/** What something that a check compares is called. */
export function exhibitName(name: string): string {
  return (t as Says<string>)(`exhibit.${name}`);
}
