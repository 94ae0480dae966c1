/** A button for what has to be meant: it asks once more, and nothing has happened until one says yes. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** What it is called where several say the same. */
  readonly name?: string | undefined;
  /** What is asked then. */
  readonly question: string;
  /** How one agrees; the label again if it is not said. */
  readonly yes?: string | undefined;
  readonly no: string;
  readonly busy?: boolean;
  readonly act: () => Promise<unknown>;
  /** Whether the form around it may be sent; says to the person what is missing if not. */
  readonly ready?: (() => boolean) | undefined;
}

export function Confirming({ label, name, question, yes = label, no, busy = false, act, ready }: Props) {
  const [asked, setAsked] = useState(false);
  const refusing = useRef<HTMLButtonElement>(null);
  // At once: a moment later somebody may have gone on to "yes" already.
  useLayoutEffect(() => {
    if (asked) refusing.current?.focus();
  }, [asked]);
  if (!asked) {
    return (
      <div>
        <button type="button" class="danger" disabled={busy} aria-label={name} onClick={() => setAsked(ready?.() ?? true)}>
          {label}
        </button>
      </div>
    );
  }
  const agree = async () => {
    await act();
    setAsked(false);
  };
  return (
    <div class="line" role="group" aria-label={question}>
      <p>{question}</p>
      <button key="no" type="button" ref={refusing} onClick={() => setAsked(false)}>
        {no}
      </button>
      <button key="yes" type="button" class="danger" disabled={busy} onClick={agree}>
        {yes}
      </button>
    </div>
  );
}
