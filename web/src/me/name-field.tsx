/** The name of a new account; without one it is a guest. */

import { Field, type useRefusal } from '../shell/field.tsx';
import { t } from '../words/signing.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly name: string;
  readonly choose: (name: string) => void;
  readonly refusal: ReturnType<typeof useRefusal>;
}

export function NameField({ label, hint, name, choose, refusal }: Props) {
  return (
    <Field label={label} hint={hint} refused={refusal.at('name') ?? refusal.at('name-taken')}>
      {(control) => (
        <input
          {...control}
          minLength={2}
          maxLength={30}
          autocomplete="username webauthn"
          spellcheck={false}
          placeholder={t('guest')}
          value={name}
          onInput={(e) => choose(e.currentTarget.value)}
        />
      )}
    </Field>
  );
}
