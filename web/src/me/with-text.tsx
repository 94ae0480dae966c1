/** Signing in by something that was kept: a recovery code, or a key to the account. */

import type { Registered } from 'kronika-client';
import { useState } from 'preact/hooks';
import { keyIn } from '../session/keys.ts';
import { kronika, Speaking } from '../session/session.ts';
import { Field, useRefusal } from '../shell/field.tsx';
import { Folded } from '../shell/folded.tsx';
import { t } from '../words/signing.ts';

interface Props {
  readonly entered: (account: Registered) => void;
}

/** What is refused because of the code. */
const CODE = ['code', 'sign-in-refused', 'too-many-tries', 'too-many-bad-tokens'];

export function WithCode({ entered }: Props) {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const refusal = useRefusal();
  const refused = CODE.map((one) => refusal.at(one)).find((one) => one !== undefined);
  const enter = async (submitted: Event) => {
    submitted.preventDefault();
    const body = { name: name.trim(), code: code.trim() };
    const fields = ['name', ...CODE];
    const answer = await refusal.attempt(() => kronika.value.signInByCode({ body }), fields);
    if (answer !== undefined) entered(answer.account);
  };
  return (
    <Folded name={t('withCode')}>
      <form class="stack" onSubmit={enter}>
        <Field label={t('name')} refused={refusal.at('name')}>
          {(control) => (
            <input
              {...control}
              required
              autocomplete="username"
              spellcheck={false}
              value={name}
              onInput={(e) => setName(e.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('code')} hint={t('codeHint')} refused={refused}>
          {(control) => (
            <input
              {...control}
              class="fixed"
              required
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              value={code}
              onInput={(e) => setCode(e.currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <button type="submit" disabled={refusal.busy}>
            {t('signInNow')}
          </button>
        </div>
      </form>
    </Folded>
  );
}

/** The key becomes a session of this browser; it stays good for its other owners. */
export function WithKey({ entered }: Props) {
  const [key, setKey] = useState('');
  const refusal = useRefusal();
  const enter = async (submitted: Event) => {
    submitted.preventDefault();
    const speaking = new Speaking(keyIn(key));
    const account = await refusal.attempt(async () => {
      await speaking.createSession({ body: {} });
      return speaking.getMyAccount();
    }, ['unauthorized', 'too-many-bad-tokens', 'missing-scope']);
    if (account !== undefined) entered(account);
  };
  const refused = refusal.at('unauthorized') ?? refusal.at('too-many-bad-tokens') ?? refusal.at('missing-scope');
  return (
    <Folded name={t('withKey')}>
      <form class="stack" onSubmit={enter}>
        <Field label={t('key')} hint={t('keyHint')} refused={refused}>
          {(control) => (
            <input
              {...control}
              type="password"
              required
              autocomplete="off"
              value={key}
              onInput={(e) => setKey(e.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('keyFile')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".txt,text/plain"
              onChange={async (e) => setKey(keyIn((await e.currentTarget.files?.[0]?.text()) ?? ''))}
            />
          )}
        </Field>
        <div>
          <button type="submit" disabled={refusal.busy}>
            {t('signInNow')}
          </button>
        </div>
      </form>
    </Folded>
  );
}
