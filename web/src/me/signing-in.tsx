/** Signing in: as somebody new, or with the key of an account that one has. */

import { useState } from 'preact/hooks';
import { arrive } from '../session/arriving.ts';
import { keyIn } from '../session/keys.ts';
import { kronika, signIn, Speaking } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { t } from '../words/signing.ts';
import { type Days, Lasting } from './lasting.tsx';
import { NameField } from './name-field.tsx';

export function SigningIn({ done }: { done: () => void }) {
  return (
    <>
      <Heading name={t('signIn')} />
      <p>{t('signInText')}</p>
      <div class="me-ways">
        <AsSomebodyNew done={done} />
        <WithKey done={done} />
      </div>
    </>
  );
}

function AsSomebodyNew({ done }: { done: () => void }) {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [days, setDays] = useState<Days>('0');
  const refusal = useRefusal();
  const create = async (submitted: Event) => {
    submitted.preventDefault();
    const fields = ['name', 'name-taken', 'expires_at', 'code', 'sign-up-code'];
    const who = await refusal.attempt(() => arrive(name, days, code.trim()), fields);
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

function WithKey({ done }: { done: () => void }) {
  const [key, setKey] = useState('');
  const refusal = useRefusal();
  const enter = async (submitted: Event) => {
    submitted.preventDefault();
    const token = keyIn(key);
    const account = await refusal.attempt(
      () => new Speaking(token).getMyAccount(),
      ['unauthorized', 'too-many-bad-tokens'],
    );
    if (account === undefined) return;
    signIn({ account: account.id, name: account.name, token, saved: true, guest: account.guest });
    announce(t('signedIn', { name: account.name }));
    done();
  };
  return (
    <form class="card" onSubmit={enter}>
      <h2>{t('known')}</h2>
      <Field
        label={t('key')}
        hint={t('keyHint')}
        refused={refusal.at('unauthorized') ?? refusal.at('too-many-bad-tokens')}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            required
            autocomplete="current-password"
            value={key}
            onInput={(e) => setKey(e.currentTarget.value)}
          />
        )}
      </Field>
      <FromFile take={setKey} />
      <div>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('signInNow')}
        </button>
      </div>
    </form>
  );
}

/** The file that was saved, instead of pasting. */
function FromFile({ take }: { take: (key: string) => void }) {
  return (
    <Field label={t('keyFile')}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".txt,text/plain"
          onChange={async (e) => take(keyIn((await e.currentTarget.files?.[0]?.text()) ?? ''))}
        />
      )}
    </Field>
  );
}
