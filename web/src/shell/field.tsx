/** Fields of forms: a label, a control, what it means, and what was refused about it. */

import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { complain, type Told, told } from './problems.tsx';

/** What the control of a field is given. */
export interface Control {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly refused?: string | undefined;
  readonly children: (control: Control) => ComponentChildren;
}

export function Field({ label, hint, refused, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, refused && `${id}-refused`].filter(Boolean).join(' ');
  const control: Control = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(refused ? { 'aria-invalid': true as const } : {}),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children(control)}
      {hint && (
        <p class="quiet small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {refused && (
        <p class="refused small" id={`${id}-refused`} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

export interface Refusal {
  /** What was refused last, until the next try. */
  readonly told: Told | undefined;
  /** The reason, if it is about a field whose name begins so. */
  readonly at: (field: string) => string | undefined;
  /** Whether something is being asked for right now. */
  readonly busy: boolean;
  /** Does something that may be refused. What names none of `fields` is told at the page's edge. */
  readonly attempt: <Value>(
    work: () => Promise<Value>,
    fields?: readonly string[],
  ) => Promise<Value | undefined>;
}

/** Why a field is refused, if it is; it may stand for a kind of problem, too. */
function reason({ fields, kind, detail }: Told, field: string): string | undefined {
  const value = fields?.find(({ name }) => name.startsWith(field));
  return value?.detail ?? (kind === field ? detail : undefined);
}

/** What a form asked for and was refused. */
export function useRefusal(): Refusal {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const shown = error === undefined ? undefined : told(error);
  const attempt: Refusal['attempt'] = async (work, fields = []) => {
    setError(undefined);
    setBusy(true);
    try {
      return await work();
    } catch (thrown) {
      const what = told(thrown);
      const here = fields.some((one) => reason(what, one) !== undefined);
      if (here) setError(thrown);
      else complain(thrown);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const at = (field: string) => shown && reason(shown, field);
  return { told: shown, at, busy, attempt };
}
