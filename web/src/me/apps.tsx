/** Apps that one has registered, for those who write some. */

import type { OwnApp } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Confirming } from '../shell/confirming.tsx';
import { Copying } from '../shell/copying.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { Answered } from '../shell/waiting.tsx';
import { t } from '../words/apps.ts';
import { AppForm } from './app-form.tsx';
import { Part } from './parts.tsx';

export default function Apps() {
  return (
    <Part name={t('mine')}>
      <List />
    </Part>
  );
}

function List() {
  const loaded = useLoaded(() => kronika.value.listApps(), []);
  return (
    <section class="card" aria-label={t('mine')}>
      <p class="quiet">
        {t('mineText')} <a href="/docs/pages/apps">{t('docs')}</a>
      </p>
      <Answered loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('noApps')}</p>}
            <ul class="me-list">
              {items.map((one) => (
                <One key={one.id} app={one} done={loaded.again} />
              ))}
            </ul>
          </>
        )}
      </Answered>
      <Registering done={loaded.again} />
    </section>
  );
}

function Registering({ done }: { done: () => void }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div>
        <button type="button" onClick={() => setOpen(true)}>
          {t('register')}
        </button>
      </div>
    );
  }
  return (
    <AppForm
      label={t('register')}
      save={async (body) => {
        const { name } = await kronika.value.createApp({ body });
        announce(t('nowRegistered', { name }));
      }}
      done={() => (setOpen(false), done())}
    />
  );
}

function One({ app, done }: { app: OwnApp; done: () => void }) {
  const [changing, setChanging] = useState(false);
  const { id, name, home, redirect_uris: redirects } = app;
  const path = { app_id: id };
  const remove = () =>
    attempt(async () => {
      await kronika.value.deleteApp({ path });
      announce(t('deleted', { name }));
      done();
    });
  if (changing) {
    return (
      <li>
        <AppForm
          label={t('changeOf', { name })}
          app={app}
          save={async (body) => {
            await kronika.value.changeApp({ path, body });
            announce(t('changed', { name: body.name }));
          }}
          done={() => (setChanging(false), done())}
        />
      </li>
    );
  }
  return (
    <li class="me-item">
      <div class="grow">
        <strong translate={false}>{name}</strong>{' '}
        {home && (
          <span class="quiet small" translate={false}>
            {home}
          </span>
        )}
        <Copying label={t('clientId')} text={id} copy={t('copy')} copied={t('copied')} />
        <ul class="me-may small fixed" translate={false}>
          {redirects.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div class="line">
        <button type="button" aria-label={t('changeOf', { name })} onClick={() => setChanging(true)}>
          {t('change')}
        </button>
        <Confirming
            label={t('delete')}
            name={t('deleteOf', { name })}
            question={t('deleteText')}
            yes={t('deleteIt')}
            no={t('leave')}
            act={remove}
          />
      </div>
    </li>
  );
}
