/** Words of the rules that run in the page, and of two verifiers side by side. */

import { area, type Says } from './area.ts';
import { rules as cs } from './cs/rules.ts';
import { rules as en } from './en/rules.ts';

export const t = area({ en, cs });

/** Why one of the verifiers says nothing of a check. */
export function without(check: string): string {
  const own = `without.${check}`;
  return (t as Says<string>)(Object.hasOwn(en, own) ? own : 'without.other');
}
