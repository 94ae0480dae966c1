/** The key of the account that this browser has: shown, copied, taken along as a file. */

import { useState } from 'preact/hooks';
import { keyFile, noteSaved } from '../session/keys.ts';
import { person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { download } from '../shell/download.ts';
import { Field } from '../shell/field.tsx';
import { t } from '../words/signing.ts';

/** Ways to save the key; each of them counts as saved. */
export function SavingKey() {
  const who = person.value;
  const [shown, setShown] = useState(false);
  if (who === undefined) return null;
  const copy = async () => {
    await navigator.clipboard?.writeText(who.token).then(() => announce(t('copied')), () => setShown(true));
    noteSaved();
  };
  const take = () => {
    download(keyFile(who.name, who.token, t('fileHint')));
    noteSaved();
  };
  return (
    <div class="stack">
      <Field label={t('keyOf', { name: who.name })}>
        {(control) => (
          <div class="line">
            <input
              {...control}
              class="grow fixed"
              {...(shown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
              autocomplete="current-password"
              readOnly
              translate={false}
              value={who.token}
              onFocus={(e) => e.currentTarget.select()}
            />
            <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {t('showKey')}
            </button>
          </div>
        )}
      </Field>
      <div class="line">
        <button type="button" onClick={take}>
          {t('saveFile')}
        </button>
        <button type="button" onClick={copy}>
          {t('copyKey')}
        </button>
      </div>
      <p class={who.saved ? 'me-saved' : 'quiet'} role="status">
        {t(who.saved ? 'saved' : 'notSaved')}
      </p>
    </div>
  );
}
