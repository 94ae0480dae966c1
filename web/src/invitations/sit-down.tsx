/** One field and one button: a seat at a table, with an account or without. */

import { useState } from 'preact/hooks';
import { NameField } from '../me/name-field.tsx';
import { arrive } from '../session/arriving.ts';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { useRefusal } from '../shell/field.tsx';
import { t } from '../words/tables.ts';

interface Props {
  readonly game: string;
  readonly seat?: number | undefined;
  /** The code of the invitation by which one has come. */
  readonly code?: string | undefined;
  readonly done: () => void;
}

export function SitDown({ game, seat, code, done }: Props) {
  const [name, setName] = useState('');
  const refusal = useRefusal();
  const sit = async (submitted: Event) => {
    submitted.preventDefault();
    const body = { seat: seat ?? null, invitation: code ?? null };
    const joined = await refusal.attempt(async () => {
      await arrive({ name });
      return kronika.peek().joinGame({ path: { game_id: game }, body });
    }, ['name', 'name-taken']);
    if (joined !== undefined) announce(t('sat'));
    done();
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      {person.value === undefined ? (
        <NameField label={t('yourName')} hint={t('yourNameHint')} name={name} choose={setName} refusal={refusal} />
      ) : (
        <p>
          {t('playAs')} <strong translate={false}>{person.value.name}</strong>
        </p>
      )}
      <div>
        <button type="submit" class="main" disabled={refusal.busy}>
          {t('sitDown')}
        </button>
      </div>
    </form>
  );
}
