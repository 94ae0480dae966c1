/** A button for what has to be meant: it asks once more, and nothing has happened until one says yes. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/admin.ts';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** What is asked then. */
  readonly question: string;
  readonly busy: boolean;
  readonly act: () => Promise<void>;
  /** Whether the form around it may be sent; says to the person what is missing if not. */
  readonly ready?: (() => boolean) | undefined;
}

export function Confirming({ label, question, busy, act, ready }: Props) {
  const [asked, setAsked] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  // At once: a moment later somebody may have gone on to "yes" already.
  useLayoutEffect(() => {
    if (asked) no.current?.focus();
  }, [asked]);
  if (!asked) {
    return (
      <div>
        <button type="button" class="danger" disabled={busy} onClick={() => setAsked(ready?.() ?? true)}>
          {label}
        </button>
      </div>
    );
  }
  const yes = async () => {
    await act();
    setAsked(false);
  };
  return (
    <div class="line" role="group" aria-label={question}>
      <p>{question}</p>
      <button key="no" type="button" ref={no} onClick={() => setAsked(false)}>
        {t('no')}
      </button>
      <button key="yes" type="button" class="danger" disabled={busy} onClick={yes}>
        {label}
      </button>
    </div>
  );
}
