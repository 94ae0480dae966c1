/** A form for one act: a reason, what else it needs, and a question before it is done. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../shell/announcing.tsx';
import { Confirming } from '../shell/confirming.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { t } from '../words/admin.ts';

interface Props {
  readonly name: string;
  readonly text?: string;
  /** What the button says, what is asked then, and what is said once it is done. */
  readonly label: string;
  readonly question: string;
  readonly done: string;
  /** Whether a reason has to be given; `none`: there is no place for one. */
  readonly reason: 'needed' | 'possible' | 'none';
  readonly act: (reason: string) => Promise<unknown>;
  readonly then: () => void;
  readonly fields?: readonly string[];
  readonly children?: ComponentChildren;
}

const LONGEST = 500;

export function Doing(props: Props) {
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal();
  const act = async () => {
    const fields = ['reason', ...(props.fields ?? [])];
    const done = await refusal.attempt(async () => (await props.act(reason.trim()), true), fields);
    if (done === undefined) return;
    announce(props.done);
    setReason('');
    props.then();
  };
  return (
    <details class="card">
      <summary>
        <h2>{props.name}</h2>
      </summary>
      <form class="stack" ref={form} onSubmit={(submitted) => submitted.preventDefault()}>
        {props.text && <p class="quiet">{props.text}</p>}
        {props.children}
        {props.reason !== 'none' && (
          <Field label={t(props.reason === 'needed' ? 'reason' : 'mayReason')} refused={refusal.at('reason')}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                required={props.reason === 'needed'}
                maxLength={LONGEST}
                value={reason}
                onInput={(e) => setReason(e.currentTarget.value)}
              />
            )}
          </Field>
        )}
        {props.fields?.map((one) => refusal.at(one) && <p key={one} class="refused small" role="alert">{refusal.at(one)}</p>)}
        <Confirming
          label={props.label}
          question={props.question}
          no={t('no')}
          busy={refusal.busy}
          act={act}
          ready={() => form.current?.reportValidity() ?? true}
        />
      </form>
    </details>
  );
}
