/** Beginning as somebody new: with a name, or as a guest. */

import { useState } from 'preact/hooks';
import { arrive } from '../session/arriving.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { t } from '../words/signing.ts';
import { type Days, endAfter, Lasting } from './lasting.tsx';
import { NameField } from './name-field.tsx';

export function AsSomebodyNew({ done }: { done: () => void }) {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [days, setDays] = useState<Days>('0');
  const refusal = useRefusal();
  const create = async (submitted: Event) => {
    submitted.preventDefault();
    const wish = { name, code: code.trim(), expires_at: endAfter(days) };
    const fields = ['name', 'name-taken', 'expires_at', 'code', 'sign-up-code'];
    const who = await refusal.attempt(() => arrive(wish), fields);
    if (who === undefined) return;
    announce(t('signedIn', { name: who.name }));
    done();
  };
  return (
    <form class="card" onSubmit={create}>
      <h2>{t('new')}</h2>
      <NameField label={t('name')} hint={t('nameHint')} name={name} choose={setName} refusal={refusal} />
      <CodeField code={code} choose={setCode} refused={refusal.at('code') ?? refusal.at('sign-up-code')} />
      <details>
        <summary>{t('shared')}</summary>
        <Lasting
          label={t('lasts')}
          days={days}
          choose={setDays}
          hint={days === '0' ? undefined : t('lastsText')}
          refused={refusal.at('expires_at')}
        />
      </details>
      <div>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('begin')}
        </button>
      </div>
    </form>
  );
}

/** A code of whoever runs the service; asked for only where one is needed. */
function CodeField(props: { code: string; choose: (code: string) => void; refused: string | undefined }) {
  const mode = useLoaded(() => kronika.value.getSignUp(), []).value?.mode;
  if (mode === 'closed') return <p class="refused">{t('signUpClosed')}</p>;
  if (mode !== 'code' && props.refused === undefined) return null;
  return (
    <Field label={t('signUpCode')} hint={t('signUpCodeHint')} refused={props.refused}>
      {(control) => (
        <input
          {...control}
          required
          maxLength={60}
          autocomplete="off"
          spellcheck={false}
          value={props.code}
          onInput={(e) => props.choose(e.currentTarget.value)}
        />
      )}
    </Field>
  );
}
