/** One's own account: name, tokens, data, signing out. */

import { useState } from 'preact/hooks';
import { kronika, person, signIn } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { day } from '../words/formats.ts';
import { t } from '../words/people.ts';
import { SigningOut } from './signing-out.tsx';
import { Tokens } from './tokens.tsx';

export function Account() {
  const name = person.value?.name ?? '';
  const mine = useLoaded(() => kronika.value.getMyAccount(), []).value;
  return (
    <>
      <Heading name={t('me')}>
        <span translate={false}>{name}</span>
      </Heading>
      <p class="line">
        {mine && <span class="quiet">{t('since', { day: day(mine.created_at) })}</span>}
        <a href={`/players/${person.value?.account}`}>{t('profile')}</a>
      </p>
      <Tokens scopes={mine?.scopes ?? []} />
      <div class="me-ways">
        <Rename name={name} />
        <SigningOut name={name} />
        <Data />
        <Erase name={name} />
      </div>
    </>
  );
}

function Rename({ name }: { name: string }) {
  const [wanted, setWanted] = useState(name);
  const refusal = useRefusal();
  const rename = async (submitted: Event) => {
    submitted.preventDefault();
    const body = { name: wanted };
    const renamed = await refusal.attempt(
      () => kronika.value.changeAccount({ body }),
      ['name', 'name-taken'],
    );
    if (renamed === undefined || person.value === undefined) return;
    signIn({ ...person.value, name: renamed.name, guest: renamed.guest });
    announce(t('renamed', { name: renamed.name }));
  };
  return (
    <form class="card" onSubmit={rename}>
      <h2>{t('rename')}</h2>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        refused={refusal.at('name') ?? refusal.at('name-taken')}
      >
        {(control) => (
          <input
            {...control}
            required
            spellcheck={false}
            autocomplete="off"
            value={wanted}
            onInput={(e) => setWanted(e.currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <button type="submit" disabled={refusal.busy || wanted === name}>
          {t('rename')}
        </button>
      </div>
    </form>
  );
}

function Data() {
  const take = async () => {
    const data = await attempt(() => kronika.value.getMyData());
    if (data === undefined) return;
    const file = new Blob([JSON.stringify(data, undefined, 1)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'kronika.json';
    link.click();
    URL.revokeObjectURL(link.href);
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
