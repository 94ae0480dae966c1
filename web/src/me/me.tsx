/** Who one is: signing in by a new name or a token; else the account with its tokens. */

import { useState } from 'preact/hooks';
import { person, signIn, Speaking } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Copying } from '../shell/copying.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { t } from '../words/people.ts';
import { Account } from './account.tsx';
import { type Days, endAfter, Lasting } from './lasting.tsx';

export default function Me() {
  const [fresh, setFresh] = useState(false);
  const who = person.value;
  if (who === undefined) return <SigningIn made={() => setFresh(true)} />;
  if (fresh) return <Keep name={who.name} token={who.token} done={() => setFresh(false)} />;
  return <Account />;
}

function SigningIn({ made }: { made: () => void }) {
  return (
    <>
      <Heading name={t('signIn')} />
      <p>{t('signInText')}</p>
      <div class="me-ways">
        <ByName made={made} />
        <ByToken />
      </div>
    </>
  );
}

function ByName({ made }: { made: () => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<Days>('0');
  const refusal = useRefusal();
  const create = async (submitted: Event) => {
    submitted.preventDefault();
    const body = { name, expires_at: endAfter(days) };
    const answer = await refusal.attempt(
      () => new Speaking().createAccount({ body }),
      ['name', 'name-taken', 'expires_at'],
    );
    if (answer === undefined) return;
    made();
    signIn({ account: answer.account.id, name: answer.account.name, token: answer.token });
  };
  return (
    <form class="card" onSubmit={create}>
      <h2>{t('newName')}</h2>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        refused={refusal.at('name') ?? refusal.at('name-taken')}
      >
        {(control) => (
          <input
            {...control}
            required
            minLength={2}
            maxLength={30}
            autocomplete="username"
            spellcheck={false}
            value={name}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        )}
      </Field>
      <Lasting
        days={days}
        choose={setDays}
        hint={days === '0' ? undefined : t('lastsText')}
        refused={refusal.at('expires_at')}
      />
      <div>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('create')}
        </button>
      </div>
    </form>
  );
}

function ByToken() {
  const [token, setToken] = useState('');
  const refusal = useRefusal();
  const enter = async (submitted: Event) => {
    submitted.preventDefault();
    const given = token.trim();
    const account = await refusal.attempt(
      () => new Speaking(given).getMyAccount(),
      ['unauthorized', 'too-many-bad-tokens'],
    );
    if (account === undefined) return;
    signIn({ account: account.id, name: account.name, token: given, guest: account.guest });
    announce(t('signedIn', { name: account.name }));
  };
  return (
    <form class="card" onSubmit={enter}>
      <h2>{t('byToken')}</h2>
      <Field
        label={t('token')}
        refused={refusal.at('unauthorized') ?? refusal.at('too-many-bad-tokens')}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            required
            autocomplete="current-password"
            value={token}
            onInput={(e) => setToken(e.currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <button type="submit" disabled={refusal.busy}>
          {t('useToken')}
        </button>
      </div>
    </form>
  );
}

/** The token, the only time that it is shown. */
function Keep({ name, token, done }: { name: string; token: string; done: () => void }) {
  return (
    <>
      <Heading name={t('keep')} />
      <section class="card">
        <p>{t('keepText', { name })}</p>
        <Copying label={t('token')} text={token} copy={t('copy')} copied={t('copied')} />
        <div>
          <button type="button" class="main" onClick={done}>
            {t('kept')}
          </button>
        </div>
      </section>
    </>
  );
}
