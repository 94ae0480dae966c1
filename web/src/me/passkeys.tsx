/** The passkeys of an account: which there are, one more, another name, one less. */

import type { Passkey } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Confirming } from '../shell/confirming.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { attempt } from '../shell/problems.tsx';
import { ago, day } from '../words/formats.ts';
import { t } from '../words/ways.ts';
import { addPasskey, canPasskeys } from './ceremonies.ts';

interface Props {
  readonly passkeys: readonly Passkey[];
  /** Whether the service can have passkeys at its address. */
  readonly offered: boolean;
  /** How many ways of coming back there are, of any kind. */
  readonly ways: number;
  readonly again: () => void;
}

export function Passkeys({ passkeys, offered, ways, again }: Props) {
  return (
    <section class="card" aria-labelledby="me-passkeys">
      <h2 id="me-passkeys">{t('passkeys')}</h2>
      <p class="quiet">{t('passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul class="me-list">
          {passkeys.map((one) => (
            <One key={one.id} passkey={one} last={ways === 1} again={again} />
          ))}
        </ul>
      )}
      {offered && canPasskeys() ? <Adding first={ways === 0} again={again} /> : <p class="quiet small">{t('noPasskeysHere')}</p>}
    </section>
  );
}

function One({ passkey, last, again }: { passkey: Passkey; last: boolean; again: () => void }) {
  const [naming, setNaming] = useState(false);
  const { id, name } = passkey;
  const remove = () =>
    attempt(async () => {
      await kronika.value.deletePasskey({ path: { passkey_id: id } });
      announce(t('removed', { name }));
      again();
    });
  return (
    <li class="me-item">
      <div>
        <strong translate={false}>{name}</strong>
        <p class="quiet small">
          {[
            passkey.synced && t('synced'),
            t('made', { day: day(passkey.created_at) }),
            passkey.last_used_at ? t('used', { when: ago(passkey.last_used_at) }) : t('neverUsed'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {naming ? (
        <Naming passkey={passkey} done={() => (setNaming(false), again())} />
      ) : (
        <div class="line">
          <button type="button" aria-label={t('renameOf', { name })} onClick={() => setNaming(true)}>
            {t('rename')}
          </button>
          <Confirming
            label={t('remove')}
            name={t('removeOf', { name })}
            question={t(last ? 'removeLast' : 'removePasskey')}
            yes={t('removeIt')}
            no={t('leave')}
            act={remove}
          />
        </div>
      )}
    </li>
  );
}

function Naming({ passkey, done }: { passkey: Passkey; done: () => void }) {
  const [name, setName] = useState(passkey.name);
  const refusal = useRefusal();
  const save = async (submitted: Event) => {
    submitted.preventDefault();
    const asked = { path: { passkey_id: passkey.id }, body: { name } };
    if ((await refusal.attempt(() => kronika.value.changePasskey(asked), ['name'])) !== undefined) done();
  };
  return (
    <form class="stack" onSubmit={save}>
      <NameOf name={name} choose={setName} refused={refusal.at('name')} />
      <div class="line">
        <button type="submit" disabled={refusal.busy}>
          {t('save')}
        </button>
        <button type="button" onClick={done}>
          {t('leave')}
        </button>
      </div>
    </form>
  );
}

function Adding({ first, again }: { first: boolean; again: () => void }) {
  const [name, setName] = useState(t('passkeyUsual'));
  const [undone, setUndone] = useState<string>();
  const refusal = useRefusal();
  const add = async (submitted: Event) => {
    submitted.preventDefault();
    setUndone(undefined);
    const added = await refusal.attempt(() => addPasskey(name), ['name', 'too-many-passkeys']);
    if (added === undefined) return;
    if (typeof added === 'string') return setUndone(t(added === 'known' ? 'passkeyKnown' : 'passkeyRefused'));
    announce(t('passkeyAdded'));
    again();
  };
  return (
    <form class="stack" onSubmit={add}>
      <NameOf
        name={name}
        choose={setName}
        hint={t('passkeyNameHint')}
        refused={refusal.at('name') ?? refusal.at('too-many-passkeys')}
      />
      {undone !== undefined && (
        <p class="refused" role="alert">
          {undone}
        </p>
      )}
      <div>
        <button type="submit" class={first ? 'main' : undefined} disabled={refusal.busy}>
          {t('addPasskey')}
        </button>
      </div>
    </form>
  );
}

function NameOf(props: { name: string; choose: (name: string) => void; hint?: string; refused: string | undefined }) {
  return (
    <Field label={t('passkeyName')} hint={props.hint} refused={props.refused}>
      {(control) => (
        <input
          {...control}
          required
          maxLength={60}
          autocomplete="off"
          value={props.name}
          onInput={(e) => props.choose(e.currentTarget.value)}
        />
      )}
    </Field>
  );
}
