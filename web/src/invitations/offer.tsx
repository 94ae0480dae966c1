/** The invitation: who invites, who sits there, one field and one button; what is played beside it. */

import type { InvitationSeen, SeatShown, TitleShown } from 'kronika-client';
import { useLocation } from 'preact-iso';
import { sitter } from '../lobby/seats.tsx';
import { toSignIn } from '../session/returning.ts';
import { person } from '../session/session.ts';
import { Heading } from '../shell/heading.tsx';
import { letter, SeatMark } from '../shell/seat.tsx';
import { shortName } from '../titles/known.ts';
import { Art } from '../art/art.tsx';
import { strengthOf } from '../titles/strength.ts';
import { duration, moment } from '../words/formats.ts';
import { t } from '../words/tables.ts';
import { SitDown } from './sit-down.tsx';

interface Props {
  readonly code: string;
  readonly seen: InvitationSeen;
  readonly title: TitleShown | undefined;
  readonly decline: () => void;
  readonly again: () => void;
}

export function Offer({ code, seen, title, decline, again }: Props) {
  const { url, route } = useLocation();
  const host = seen.invited_by?.name;
  const name = title ? shortName(title) : seen.title;
  const sat = () => {
    // Whoever has sat down goes to the table; whoever could not sees how it is now.
    again();
    if (person.peek() !== undefined) route(`/i/${code}`, true);
  };
  return (
    <div class="invited">
      <div class="card invited-offer">
        <Heading name={t('invitesTo', { host: host ?? t('somebody'), title: name })}>
          <span translate={false}>{host ?? t('somebody')}</span> {t('invites')}{' '}
          <span class={`opening-name of-${seen.title}`} translate={false}>
            {name}
          </span>
        </Heading>
        <Sitters seen={seen} title={title} />
        <SitDown game={seen.game} seat={mySeat(seen)} code={code} done={sat} />
        <p class="quiet small">{t('noMail')}</p>
        <p class="small invited-else">
          {person.value === undefined && (
            <>
              {t('haveAccount')} <a href={toSignIn(url)}>{t('signIn')}</a>
              {t('andBack')}{' '}
            </>
          )}
          {t('notNow')}{' '}
          <button type="button" class="plain" onClick={decline}>
            {host === undefined ? t('declineIt') : t('tellDecline', { host })}
          </button>
        </p>
      </div>
      <Played seen={seen} title={title} />
      <ul class="invited-why">
        {(['dice', 'moves', 'hurry'] as const).map((one) => (
          <li key={one} class="card">
            <h2>{t(`why.${one}`)}</h2>
            <p class="quiet small">{t(`why.${one}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The seat that the code keeps, else the first that can be taken. */
function mySeat(seen: InvitationSeen): number | undefined {
  const free = seen.free ?? [];
  return free.find((one) => one === seen.seat) ?? free[0];
}

function Sitters({ seen, title }: Pick<Props, 'seen' | 'title'>) {
  const mine = mySeat(seen);
  return (
    <ul class="invited-seats">
      {seen.seats.map((one) => (
        <li key={one.seat} class="line">
          <SeatMark seat={one.seat} label={t('seat', { letter: letter(one.seat) })} />
          <span>
            <strong translate={one.kind === 'person' ? false : undefined}>
              {one.seat === mine ? t('youSeat') : named(one, title, seen.title)}
            </strong>
            <span class="quiet small">{t(one.seat === mine ? 'freeSeatOfYours' : `is.${one.kind}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function named(seat: SeatShown, title: TitleShown | undefined, slug: string): string {
  const strength = title && seat.bot ? strengthOf(title, seat.bot) : undefined;
  return strength ? t(`strong.${strength}`) : sitter(seat, slug);
}

/** What is played, and how long that takes. */
function Played({ seen, title }: Pick<Props, 'seen' | 'title'>) {
  const pace = seen.terms?.clock?.pace;
  return (
    <div class={`invited-played of-${seen.title}`}>
      <Art title={seen.title} />
      <div class="invited-words">
        <h2 class="opening-name" translate={false}>
          {title?.name}
        </h2>
        <p>{title?.about.join(' ')}</p>
        <p class="line small">
          <span>{t('count', { count: seen.seats.length })}</span>
          {title && <span>{t('about', { time: duration(title.minutes * 60) })}</span>}
          <span>{pace ? t(pace.type === 'total' ? 'clock.each' : 'clock.turn', { time: duration(pace.seconds) }) : t('at.none')}</span>
          <span>{t('until', { at: moment(seen.expires_at) })}</span>
        </p>
      </div>
    </div>
  );
}
