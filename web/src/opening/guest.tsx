/** What the page of a private table shows to somebody who came by an invitation link. */

import { useLocation } from 'preact-iso';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { attempt } from '../shell/problems.tsx';
import { t } from '../words/lobby.ts';

/** The code in the address. It stands behind `#`, so browsers never send it with the address. */
export function invitationCode(): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get('invitation') ?? undefined;
}

export function Guest({ game, code, again }: { game: string; code: string; again: () => void }) {
  const { route } = useLocation();
  const join = async () => {
    const path = { game_id: game };
    const body = { invitation: code };
    if ((await attempt(() => kronika.value.joinGame({ path, body }))) === undefined) return;
    announce(t('joined', { title: '' }));
    route(`/games/${game}`, true);
    again();
  };
  return (
    <>
      <Heading name={t('guestTitle')} />
      <p>{t('guestText')}</p>
      {person.value === undefined ? (
        <p>
          <a href="/me">{t('signInToJoin')}</a>
        </p>
      ) : (
        <div>
          <button type="button" class="main" onClick={join}>
            {t('join')}
          </button>
        </div>
      )}
    </>
  );
}
