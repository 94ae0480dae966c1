/** Tables to which one is invited. */

import type { InvitationShown } from 'kronika-client';
import { useLocation } from 'preact-iso';
import { toSignIn } from '../session/returning.ts';
import { kronika, person } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { Heading } from '../shell/heading.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { attempt } from '../shell/problems.tsx';
import { letter } from '../shell/seat.tsx';
import { Answered } from '../shell/waiting.tsx';
import { nameOf, useTitles } from '../titles/known.ts';
import { moment } from '../words/formats.ts';
import { t } from '../words/lobby.ts';
import { Seats } from '../lobby/seats.tsx';

/** Milliseconds after which the list is asked for again. */
const EVERY = 10_000;

export default function Invitations() {
  return (
    <>
      <Heading name={t('invitations')} />
      {person.value === undefined ? (
        <p>
          <a href={toSignIn('/invitations')}>{t('signInForInvitations')}</a>
        </p>
      ) : (
        <Mine />
      )}
    </>
  );
}

function Mine() {
  const loaded = useLoaded(() => kronika.value.listMyInvitations(), [], EVERY);
  return (
    <Answered loaded={loaded}>
      {({ items }) =>
        items.length === 0 ? (
          <p class="quiet">{t('noInvitations')}</p>
        ) : (
          <ul class="lobby-games">
            {items.map((one) => (
              <Invited key={one.id} one={one} done={loaded.again} />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

function Invited({ one, done }: { one: InvitationShown; done: () => void }) {
  const { route } = useLocation();
  const titles = useTitles();
  const path = { game_id: one.game };
  const game = useLoaded(() => kronika.value.getGame({ path }), [one.game]).value;
  const title = game === undefined ? one.game : nameOf(titles, game.title);
  const accept = async () => {
    const body = { seat: one.seat ?? null };
    if ((await attempt(() => kronika.value.joinGame({ path, body }))) === undefined) return;
    announce(t('joined', { title }));
    route(`/games/${one.game}`);
  };
  const decline = async () => {
    const both = { ...path, invitation_id: one.id };
    await attempt(async () => {
      await kronika.value.deleteInvitation({ path: both });
      announce(t('declined'));
    });
    done();
  };
  return (
    <li class="card lobby-game">
      <div class="line spread">
        <a class="lobby-name" href={`/games/${one.game}`} translate={false}>
          {title}
        </a>
        <span class="quiet small">
          {one.invited_by && t('from', { name: one.invited_by.name })}
          {one.seat === undefined || one.seat === null
            ? ''
            : ` · ${t('seat', { letter: letter(one.seat) })}`}
          {' · '}
          {t('until', { at: moment(one.expires_at) })}
        </span>
      </div>
      {game && <Seats seats={game.seats} title={game.title} awaits={[]} />}
      <div class="line">
        <button
          type="button"
          class="main"
          onClick={accept}
          aria-label={t('acceptOf', { title })}
        >
          {t('accept')}
        </button>
        <button type="button" onClick={decline} aria-label={t('declineOf', { title })}>
          {t('decline')}
        </button>
      </div>
    </li>
  );
}
