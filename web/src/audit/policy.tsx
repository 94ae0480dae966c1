/** Which logs and witnesses somebody trusts: a policy, dropped as a file or pasted here. */

import { useEffect, useId, useState } from 'preact/hooks';
import type { Said } from '../verifying/finding.ts';
import { type Group, type Policy, PolicyError, policyIn } from '../verifying/policies.ts';
import { t, toldBy } from '../words/proof.ts';
import type { Dropped } from './files.ts';

/** The policy that counts, by the name of its file; or why it is none. */
export interface InUse {
  readonly name: string;
  readonly policy?: Policy;
  readonly because?: Said;
}

/** The last policy of those that were dropped, read; nothing where there is none, or none yet. */
export function usePolicy({ policies }: Dropped): InUse | undefined {
  const [found, setFound] = useState<InUse>();
  const last = policies.at(-1);
  useEffect(() => {
    let late = false;
    setFound(undefined);
    if (last !== undefined) void readPolicy(last.name, last.text).then((one) => !late && setFound(one));
    return () => {
      late = true;
    };
  }, [last]);
  return found;
}

async function readPolicy(name: string, text: string): Promise<InUse> {
  try {
    return { name, policy: await policyIn(text) };
  } catch (trouble) {
    if (trouble instanceof PolicyError) return { name, because: trouble.said };
    throw trouble;
  }
}

interface Props {
  readonly inUse: InUse | undefined;
  readonly onPaste: (text: string) => void;
  readonly onRemove: () => void;
}

export function Trust({ inUse, onPaste, onRemove }: Props) {
  const policy = inUse?.policy;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (inUse !== undefined) setOpen(true);
  }, [inUse]);
  return (
    <details class="card" data-policy open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('policyTitle')}</summary>
      <div class="stack">
        <p>{t('policyText')}</p>
        {policy && <p role="status">{summary(inUse.name, policy)}</p>}
        {inUse?.because && (
          <p class="refused" role="alert">
            {t('policyBad', { because: toldBy('policy', inUse.because) })}
          </p>
        )}
        {policy === undefined && <Pasting onPaste={onPaste} />}
        {inUse && (
          <div>
            <button type="button" onClick={onRemove}>
              {t('policyRemove')}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}

function Pasting({ onPaste }: { onPaste: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const paste = (event: SubmitEvent) => {
    event.preventDefault();
    onPaste(text);
  };
  return (
    <form class="stack" onSubmit={paste}>
      <label for={id}>{t('policyField')}</label>
      <textarea id={id} rows={4} spellcheck={false} translate={false} required value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      <button type="submit">{t('policyUse')}</button>
    </form>
  );
}

/** How many logs and witnesses it knows, and what it needs. */
function summary(file: string, policy: Policy): string {
  const counts = t('policyInUse', { file, logs: policy.logs.length, witnesses: policy.witnesses.length });
  const needed = policy.quorum === undefined ? t('policyNone') : t('policyQuorum', { quorum: spelt(policy.quorum, policy.groups) });
  return `${counts} ${needed}`;
}

/** A witness by its name; a group by its members. */
function spelt(name: string, groups: readonly Group[]): string {
  const group = groups.find((one) => one.name === name);
  if (group === undefined) return name;
  const { threshold: count, members } = group;
  const [only] = members;
  if (members.length === 1 && only !== undefined) return spelt(only, groups);
  const all = members.map((one) => spelt(one, groups));
  return `${name} = ${t('policyGroup', { count, members: `{${all.join(', ')}}` })}`;
}
