/** A seat that nobody has: how somebody comes to it, and what to do if nobody does. */

import type { InvitationShown, TitleShown } from 'kronika-client';
import { kronika, person } from '../session/session.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { SitDown } from '../invitations/sit-down.tsx';
import { botAt, strengthsOf } from '../titles/strength.ts';
import { ago, moment } from '../words/formats.ts';
import { t } from '../words/tables.ts';
import { ByName } from './by-name.tsx';
import { Link } from './link.tsx';
import { addressOf, codeOf, linkTo } from './links.ts';
import { act, type WaitingProps } from './props.ts';

interface Props extends WaitingProps {
  readonly seat: number;
  readonly title: TitleShown | undefined;
}

export function EmptySeat(props: Props) {
  const { seat, game, mine, host, invitations, again } = props;
  const reserved = game.seats[seat]?.reserved ?? false;
  const kept = invitations.filter((one) => one.seat === seat);
  const links = kept.filter((one) => !one.account);
  const named = kept.find((one) => one.account);
  const link = links.findLast((one) => codeOf(one.id) !== undefined) ?? links.at(-1);
  return (
    <li class="card waiting-seat waiting-empty">
      <div class="line">
        <SeatMark seat={seat} label={t('seat', { letter: letter(seat) })} />
        <div>
          <h2>{named ? t('keptFor', { name: named.account?.name }) : t(link ? 'friendSeat' : reserved ? 'reserved' : 'openSeat')}</h2>
          <p class="quiet small" role="status">
            {mine ? whatOfIt(link, named) : t(reserved ? 'reservedText' : 'free')}
          </p>
        </div>
      </div>
      {mine ? (
        <>
          {link && <Invitation link={link} {...props} />}
          {!link && !named && (
            <div>
              <button type="button" class="main" onClick={() => act(() => linkTo(game.id, seat), again)}>
                {t('makeLink')}
              </button>
            </div>
          )}
          {!named && <ByName game={game} seat={seat} replaces={links} done={again} />}
          {host && <NobodyComes {...props} kept={kept} />}
        </>
      ) : (
        // Whoever is not signed in cannot be the one for whom it is kept.
        (!reserved || person.value) && <SitDown game={game.id} seat={seat} done={again} />
      )}
    </li>
  );
}

/** What became of the invitation so far. */
function whatOfIt(link: InvitationShown | undefined, named: InvitationShown | undefined): string {
  if (named) return t('amongInvitations');
  if (link === undefined) return t('anybodySits');
  if (link.declined_at) return t('linkDeclined', { ago: ago(link.declined_at) });
  return link.opened_at ? t('linkOpened', { ago: ago(link.opened_at) }) : t('linkUnopened');
}

function Invitation({ link, game, seat, again }: Props & { link: InvitationShown }) {
  const code = codeOf(link.id);
  if (code === undefined) {
    return (
      <div class="line">
        <p class="quiet small grow">{t('linkElsewhere')}</p>
        <button type="button" onClick={() => act(() => linkTo(game.id, seat), again)}>
          {t('newLink')}
        </button>
      </div>
    );
  }
  return <Link address={addressOf(code)} note={t('linkText', { at: moment(link.expires_at) })} />;
}

function NobodyComes({ game, seat, title, kept, again }: Props & { kept: readonly InvitationShown[] }) {
  const path = { game_id: game.id, seat: String(seat) };
  const fill = (bot: string | undefined) =>
    act(() => kronika.value.fillSeat({ path, body: { kind: 'bot', bot: bot ?? null } }), again);
  const free = () =>
    act(async () => {
      for (const { id } of kept) {
        await kronika.value.deleteInvitation({ path: { game_id: game.id, invitation_id: id } });
      }
    }, again);
  return (
    <div class="waiting-nobody">
      <p class="small">
        <strong>{t('nobodyComes')}</strong> {t('fillSeat')}
      </p>
      <div class="line">
        {title &&
          strengthsOf(title).map((one) => (
            <button key={one} type="button" onClick={() => fill(botAt(title, one))}>
              {t(`fill.${one}`)}
            </button>
          ))}
        {kept.length > 0 && (
          <button type="button" onClick={free}>
            {t('openToAll')}
          </button>
        )}
      </div>
    </div>
  );
}
