/** A text to be taken along: shown, and copied at a click. */

import { useRef } from 'preact/hooks';
import { announce } from './announcing.tsx';
import { Field } from './field.tsx';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly copy: string;
  readonly copied: string;
}

export function Copying({ label, hint, text, copy, copied }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const take = async () => {
    box.current?.select();
    // The clipboard is there on secure pages only; elsewhere the text stays selected.
    await navigator.clipboard?.writeText(text).then(() => announce(copied), () => undefined);
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div class="line">
          <input
            {...control}
            ref={box}
            class="grow fixed"
            readOnly
            translate={false}
            value={text}
            onFocus={(e) => e.currentTarget.select()}
          />
          <button type="button" onClick={take}>
            {copy}
          </button>
        </div>
      )}
    </Field>
  );
}
