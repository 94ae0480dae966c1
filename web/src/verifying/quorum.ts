/** What a policy says of a checkpoint: which log has signed it, who has cosigned it, whether that is
 * enough. */

import { cosignatures } from './cosignatures.ts';
import type { Outcome, Said } from './finding.ts';
import { signedHead } from './heads.ts';
import type { Group, Policy, Witness } from './policies.ts';
import type { Key } from './vkeys.ts';

/** What became of a witness: it has cosigned, it has not, or its cosignature cannot be checked. */
export interface Seen {
  readonly witness: Witness;
  readonly outcome: 'cosigned' | 'silent' | 'unchecked';
  readonly at: number | undefined;
}

/** `log` is the accepted log that has signed; `undefined` if none has, `unchecked` if a signature is
 * there that cannot be checked here. `met` is `undefined` if it hangs on such a one. */
export interface Judged {
  readonly log: Key | undefined;
  readonly unchecked: boolean;
  readonly witnesses: readonly Seen[];
  readonly met: boolean | undefined;
}

/** What a policy says of a checkpoint. `known` are keys of logs that are accepted besides those of the
 * policy. Throws if a signature of somebody known is wrong. */
export async function judgedBy(policy: Policy, note: string, known: readonly Key[] = []): Promise<Judged> {
  const accepted = [...policy.logs.map(({ key }) => key), ...known];
  const { signer: log, unchecked } = await signedHead(note, accepted);
  const found = await cosignatures(note, policy.witnesses.map(({ key }) => key));
  const witnesses = policy.witnesses.map((witness): Seen => {
    const own = found.filter(({ key }) => key.text === witness.key.text);
    const seen = own.find((one) => !one.unchecked) ?? own[0];
    if (seen === undefined) return { witness, outcome: 'silent', at: undefined };
    return { witness, outcome: seen.unchecked ? 'unchecked' : 'cosigned', at: seen.at };
  });
  const named = (outcomes: readonly Seen['outcome'][]) =>
    new Set(witnesses.filter(({ outcome }) => outcomes.includes(outcome)).map(({ witness }) => witness.name));
  const [sure, possible] = [named(['cosigned']), named(['cosigned', 'unchecked'])];
  const met = isMet(policy, sure) ? true : isMet(policy, possible) ? undefined : false;
  return { log, unchecked: log === undefined && unchecked, witnesses, met };
}

/** Whether these witnesses are enough. */
export function isMet({ groups, quorum }: Policy, cosigners: ReadonlySet<string>): boolean {
  const byName = new Map(groups.map((group) => [group.name, group]));
  const has = (name: string): boolean => {
    const group: Group | undefined = byName.get(name);
    return group === undefined ? cosigners.has(name) : group.members.filter(has).length >= group.threshold;
  };
  return quorum === undefined || has(quorum);
}

/** That in short: the outcome, and who has cosigned. Too few cosignatures prove nothing wrong. */
export function judgementSaid(judged: Judged | undefined): [Outcome, Said] {
  if (judged === undefined) return ['unknown', { code: 'none' }];
  const { log, unchecked, witnesses, met } = judged;
  const names = (wanted: Seen['outcome']) =>
    witnesses.filter(({ outcome }) => outcome === wanted).map(({ witness }) => witness.name);
  const cosigned = names('cosigned');
  const said = { names: cosigned.join(', '), count: cosigned.length, of: witnesses.length };
  if (log === undefined) return ['unknown', { code: unchecked ? 'unchecked-log' : 'other-log' }];
  if (met === undefined) return ['unknown', { code: 'open', ...said, unchecked: names('unchecked').join(', ') }];
  return met ? ['good', { code: 'met', log: log.name, ...said }] : ['unknown', { code: 'unmet', ...said }];
}
