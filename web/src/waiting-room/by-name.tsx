/** Inviting somebody by name: the table appears among their invitations. */

import type { GameShown, InvitationShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { t } from '../words/tables.ts';

interface Props {
  readonly game: GameShown;
  readonly seat: number;
  /** Links that kept the seat until now. */
  readonly replaces: readonly InvitationShown[];
  readonly done: () => void;
}

export function ByName({ game, seat, replaces, done }: Props) {
  const [account, setAccount] = useState('');
  const refusal = useRefusal();
  const invite = async (submitted: Event) => {
    submitted.preventDefault();
    const made = await refusal.attempt(() => invited(game.id, seat, account, replaces), ['account', 'seat', 'unknown-player']);
    if (made === undefined) return;
    announce(t('amongInvitations'));
    done();
  };
  return (
    <details>
      <summary class="small">{t('byName')}</summary>
      <form class="waiting-name" onSubmit={invite}>
        <Field label={t('nameOfPerson')} refused={refusal.at('account') ?? refusal.at('unknown-player') ?? refusal.at('seat')}>
          {(control) => (
            <input
              {...control}
              required
              autocomplete="off"
              value={account}
              onInput={(e) => setAccount(e.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" disabled={refusal.busy}>
          {t('inviteByName')}
        </button>
      </form>
    </details>
  );
}

/** Invites an account to the seat, once it is known that there is one of that name. */
async function invited(game: string, seat: number, account: string, replaces: readonly InvitationShown[]) {
  const { account: found } = await kronika.value.getPlayer({ path: { player: account } });
  for (const { id } of replaces) {
    await kronika.value.deleteInvitation({ path: { game_id: game, invitation_id: id } });
  }
  return kronika.value.createInvitation({ path: { game_id: game }, body: { account: found.id, seat } });
}
