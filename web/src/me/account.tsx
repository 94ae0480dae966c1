/** One's own account: name, ways of signing in, data, signing out. */

import { useState } from 'preact/hooks';
import { kronika, person, signIn } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { download } from '../shell/download.ts';
import { Field } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { Answered, isComing } from '../shell/waiting.tsx';
import { day } from '../words/formats.ts';
import { t } from '../words/signing.ts';
import { Outside } from './outside.tsx';
import { Parts } from './parts.tsx';
import { Passkeys } from './passkeys.tsx';
import { Recovery } from './recovery.tsx';
import { Renaming } from './renaming.tsx';
import { SigningOut } from './signing-out.tsx';
import { count, useWaysBack } from './ways-back.ts';

export function Account() {
  const who = person.value;
  const name = who?.name ?? '';
  const mine = useLoaded(() => kronika.value.getMyAccount(), []);
  const ways = useWaysBack();
  const back = ways.value && count(ways.value);
  return (
    <>
      <Heading name={t('me')}>
        <span translate={false}>{name}</span>
      </Heading>
      <p class="line">
        {mine.value && <span class="quiet">{t('since', { day: day(mine.value.created_at) })}</span>}
        {isComing(mine) && <span class="loading quiet">…</span>}
        <a href={`/players/${who?.account}`}>{t('profile')}</a>
        {mine.value?.scopes.includes('admin') && <a href="/admin">{t('administration')}</a>}
      </p>
      <Parts />
      {back === 0 && (
        <section class="card me-unsaved" aria-labelledby="me-unsaved">
          <h2 id="me-unsaved">{t('unsaved')}</h2>
          <p>{t('unsavedText', { name })}</p>
          <div>
            <a class="button main" href="/me/keep">
              {t('keep')}
            </a>
          </div>
        </section>
      )}
      <Answered loaded={ways}>
        {({ offered, passkeys, codes, identities }) => (
          <div class="me-ways">
            <Passkeys passkeys={passkeys} offered={offered.passkeys} ways={back ?? 0} again={ways.again} />
            <Recovery codes={codes} again={ways.again} />
            <Outside provider={offered.outside?.name} identities={identities} ways={back ?? 0} again={ways.again} />
            <section class="card">
              <h2>{t('rename')}</h2>
              <Renaming key={name} name={name} />
            </section>
            <SigningOut name={name} kept={back !== 0} />
            <Data />
            <Erase name={name} />
          </div>
        )}
      </Answered>
    </>
  );
}

function Data() {
  const take = async () => {
    const data = await attempt(() => kronika.value.getMyData());
    if (data === undefined) return;
    const type = 'application/json';
    download(new File([JSON.stringify(data, undefined, 1)], 'kronika.json', { type }));
  };
  return (
    <section class="card">
      <h2>{t('data')}</h2>
      <p class="quiet">{t('dataText')}</p>
      <div>
        <button type="button" onClick={take}>
          {t('download')}
        </button>
      </div>
    </section>
  );
}

function Erase({ name }: { name: string }) {
  const [typed, setTyped] = useState('');
  const erase = async (submitted: Event) => {
    submitted.preventDefault();
    await attempt(async () => {
      await kronika.value.deleteAccount({ body: { name: typed } });
      signIn(undefined);
      announce(t('erased'));
    });
  };
  return (
    <details class="card">
      <summary>
        <h2>{t('erase')}</h2>
      </summary>
      <form class="stack" onSubmit={erase}>
        <Field label={t('name')} hint={t('eraseText')}>
          {(control) => (
            <input
              {...control}
              required
              autocomplete="off"
              value={typed}
              onInput={(e) => setTyped(e.currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <button type="submit" class="danger" disabled={typed !== name}>
            {t('eraseIt')}
          </button>
        </div>
      </form>
    </details>
  );
}
