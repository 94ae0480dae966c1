/** What is said of an app: a name, a home page, and where players are sent back to. */

import type { NewApp, OwnApp } from 'kronika-client';
import { useState } from 'preact/hooks';
import { Field, useRefusal } from '../shell/field.tsx';
import { t } from '../words/apps.ts';

const FIELDS = ['name', 'home', 'redirect_uris', 'too-many-apps'];

interface Props {
  readonly label: string;
  /** The app as it is, if it is to be changed. */
  readonly app?: OwnApp;
  readonly save: (app: NewApp) => Promise<void>;
  readonly done: () => void;
}

export function AppForm({ label, app, save, done }: Props) {
  const [name, setName] = useState(app?.name ?? '');
  const [home, setHome] = useState(app?.home ?? '');
  const [redirects, setRedirects] = useState(app?.redirect_uris.join('\n') ?? '');
  const refusal = useRefusal();
  const submit = async (submitted: Event) => {
    submitted.preventDefault();
    const uris = redirects.split('\n').map((one) => one.trim()).filter((one) => one !== '');
    const wanted = { name: name.trim(), home: home.trim() || null, redirect_uris: uris };
    const saved = await refusal.attempt(async () => (await save(wanted), true), FIELDS);
    if (saved) done();
  };
  return (
    <form class="stack" aria-label={label} onSubmit={submit}>
      <Field label={t('appName')} hint={t('appNameHint')} refused={refusal.at('name') ?? refusal.at('too-many-apps')}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={60}
            autocomplete="off"
            value={name}
            onInput={(e) => setName(e.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('appHome')} hint={t('appHomeHint')} refused={refusal.at('home')}>
        {(control) => (
          <input
            {...control}
            type="url"
            autocomplete="off"
            value={home}
            onInput={(e) => setHome(e.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('redirects')} hint={t('redirectsHint')} refused={refusal.at('redirect_uris')}>
        {(control) => (
          <textarea
            {...control}
            class="fixed"
            rows={3}
            spellcheck={false}
            value={redirects}
            onInput={(e) => setRedirects(e.currentTarget.value)}
          />
        )}
      </Field>
      <div class="line">
        <button type="submit" class="main" disabled={refusal.busy}>
          {t(app === undefined ? 'register' : 'save')}
        </button>
        <button type="button" onClick={done}>
          {t('leave')}
        </button>
      </div>
    </form>
  );
}
