/** Words of proofs that something is in the log, and of policies. */

import type { Said } from '../verifying/finding.ts';
import { area, type Says } from './area.ts';
import { proof as cs } from './cs/proof.ts';
import { proof as en } from './en/proof.ts';

export const t = area({ en, cs });

/** What a step of a proof, or a policy that cannot be read, has said. */
export function toldBy(name: string, { code, ...values }: Said): string {
  return (t as Says<string>)(`${name}.${code}`, values);
}
