/** Invitations: who invites to what. Declining asks nothing, and can be undone for ten seconds. */

import type { InvitedTo } from 'kronika-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Art } from '../art/art.tsx';
import { paceOf } from '../cards/pace.ts';
import { SeatSigns } from '../cards/seat-signs.tsx';
import { shortly } from '../cards/title-name.tsx';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt } from '../shell/problems.tsx';
import { moment } from '../words/formats.ts';
import { t } from '../words/home.ts';

/** Milliseconds in which one can think better of it. */
const REGRET = 10_000;

interface Props {
  readonly invitations: readonly InvitedTo[];
  readonly nameOf: (title: string) => string;
  readonly again: () => void;
}

export function Invited({ invitations, nameOf, again }: Props) {
  if (invitations.length === 0) return null;
  return (
    <section class="card home-invited" aria-labelledby="invited">
      <div class="head">
        <h2 id="invited">{t('invitations')}</h2>
        <span class="tag new">{invitations.length}</span>
        <a class="head-more" href="/invitations">
          {t('all')}
        </a>
      </div>
      <ul class="rows">
        {invitations.map((one) => (
          <Invitation key={one.invitation.id} one={one} nameOf={nameOf} again={again} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ one, nameOf, again }: { one: InvitedTo } & Pick<Props, 'nameOf' | 'again'>) {
  const { invitation, game } = one;
  const { route } = useLocation();
  const path = { game_id: invitation.game };
  const name = game ? shortly(nameOf(game.title)) : invitation.game;
  const { declining, decline, undo } = useDeclining(async () => {
    const both = { ...path, invitation_id: invitation.id };
    await attempt(() => kronika.peek().deleteInvitation({ path: both }));
    again();
  });
  const accept = async () => {
    const body = { seat: invitation.seat ?? null };
    if ((await attempt(() => kronika.peek().joinGame({ path, body }))) === undefined) return;
    route(`/games/${invitation.game}`);
  };
  return (
    <li class="invitation">
      {game && <Art title={game.title} late />}
      <div>
        <p>{t('invites', { who: invitation.invited_by?.name ?? t('somebody'), name })}</p>
        <p class="small quiet line">
          {game && <SeatSigns seats={game.seats} title={game.title} />}
          {game && paceOf(game.terms)} · {t('until', { at: moment(invitation.expires_at) })}
        </p>
        {declining ? (
          <p class="line" role="status">
            {t('declined')}{' '}
            <button type="button" onClick={undo}>
              {t('undo')}
            </button>
          </p>
        ) : (
          <p class="line">
            <button type="button" class="main" aria-label={t('takeSeatOf', { name })} onClick={accept}>
              {t('takeSeat')}
            </button>
            <button type="button" aria-label={t('declineOf', { name })} onClick={decline}>
              {t('decline')}
            </button>
            <a href={`/games/${invitation.game}`}>{t('look')}</a>
          </p>
        )}
      </div>
    </li>
  );
}

/** Does something unless it is undone in time; leaving the page does not undo it. */
function useDeclining(withdraw: () => Promise<void>) {
  const [declining, setDeclining] = useState(false);
  const regretted = useRef(false);
  useEffect(() => {
    if (!declining) return;
    let done = false;
    const go = () => {
      if (!done && !regretted.current) void withdraw();
      done = true;
    };
    const timer = setTimeout(go, REGRET);
    addEventListener('pagehide', go);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', go);
      go();
    };
  }, [declining]);
  const change = (on: boolean) => {
    regretted.current = !on;
    setDeclining(on);
    if (on) announce(t('declined'));
  };
  return { declining, decline: () => change(true), undo: () => change(false) };
}
