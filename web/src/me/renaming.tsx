/** Another name for one's account. */

import { useState } from 'preact/hooks';
import { kronika, person, signIn } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { t } from '../words/signing.ts';

export function Renaming({ name }: { name: string }) {
  const [wanted, setWanted] = useState(person.value?.guest ? '' : name);
  const refusal = useRefusal();
  const rename = async (submitted: Event) => {
    submitted.preventDefault();
    const body = { name: wanted };
    const renamed = await refusal.attempt(
      () => kronika.value.changeAccount({ body }),
      ['name', 'name-taken'],
    );
    if (renamed === undefined || person.value === undefined) return;
    signIn({ ...person.value, name: renamed.name, guest: false });
    announce(t('renamed', { name: renamed.name }));
  };
  return (
    <form class="stack" onSubmit={rename}>
      <Field
        label={t('name')}
        hint={t('nameRule')}
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
        <button type="submit" disabled={refusal.busy || wanted === name || wanted === ''}>
          {t('rename')}
        </button>
      </div>
    </form>
  );
}
