/** Inviting people to a table: by name, or by a link for whoever has it. */

import type { GameShown, InvitationShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Copying } from '../shell/copying.tsx';
import { Field, useRefusal } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { letter } from '../shell/seat.tsx';
import { moment } from '../words/formats.ts';
import { t } from '../words/lobby.ts';

export function Inviting({ game }: { game: GameShown }) {
  const path = { game_id: game.id };
  const invited = useLoaded(() => kronika.value.listInvitations({ path }), [game.version]);
  const [code, setCode] = useState<string>();
  const byLink = async () => {
    const made = await attempt(() => kronika.value.invite({ path, body: {} }));
    if (made?.code) setCode(made.code);
    invited.again();
  };
  return (
    <section class="card" aria-labelledby="waiting-invite">
      <h2 id="waiting-invite">{t('invite')}</h2>
      <ByName game={game} done={invited.again} />
      {code === undefined ? (
        <div>
          <button type="button" onClick={byLink}>
            {t('inviteByLink')}
          </button>
        </div>
      ) : (
        <Copying
          label={t('inviteLink')}
          hint={t('inviteLinkText')}
          text={`${location.origin}/games/${game.id}#invitation=${code}`}
          copy={t('copy')}
          copied={t('copied')}
        />
      )}
      {(invited.value?.items.length ?? 0) > 0 && (
        <>
          <h3>{t('invited')}</h3>
          <ul class="stack">
            {invited.value?.items.map((one) => (
              <Invited key={one.id} one={one} done={invited.again} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ByName({ game, done }: { game: GameShown; done: () => void }) {
  const [account, setAccount] = useState('');
  const [seat, setSeat] = useState('');
  const refusal = useRefusal();
  const invite = async (submitted: Event) => {
    submitted.preventDefault();
    const path = { game_id: game.id };
    const body = { account, ...(seat === '' ? {} : { seat: Number(seat) }) };
    const made = await refusal.attempt(() => kronika.value.invite({ path, body }), ['account', 'seat']);
    if (made === undefined) return;
    setAccount('');
    announce(t('inviteText'));
    done();
  };
  return (
    <form class="opening-invite" onSubmit={invite}>
      <Field label={t('inviteName')} hint={t('inviteText')} refused={refusal.at('account')}>
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
      <Field label={t('inviteSeat')} refused={refusal.at('seat')}>
        {(control) => (
          <select {...control} value={seat} onChange={(e) => setSeat(e.currentTarget.value)}>
            <option value="">{t('anySeat')}</option>
            {game.seats
              .filter((one) => one.kind === 'open')
              .map((one) => (
                <option key={one.seat} value={String(one.seat)}>
                  {t('seat', { letter: letter(one.seat) })}
                </option>
              ))}
          </select>
        )}
      </Field>
      <button type="submit" disabled={refusal.busy}>
        {t('inviteByName')}
      </button>
    </form>
  );
}

function Invited({ one, done }: { one: InvitationShown; done: () => void }) {
  const name = one.account?.name ?? t('anybody');
  const withdraw = async () => {
    const path = { game_id: one.game, invitation_id: one.id };
    await attempt(async () => (await kronika.value.withdrawInvitation({ path }), true));
    done();
  };
  return (
    <li class="line spread">
      <span>
        <span translate={one.account ? false : undefined}>{name}</span>
        {one.seat === undefined || one.seat === null
          ? ''
          : `, ${t('seat', { letter: letter(one.seat) })}`}{' '}
        <span class="quiet small">{t('until', { at: moment(one.expires_at) })}</span>
      </span>
      <button type="button" onClick={withdraw} aria-label={t('withdrawFrom', { name })}>
        {t('withdraw')}
      </button>
    </li>
  );
}
