/** Seats that are taken: a person, or a bot whose strength can still be changed. */

import type { SeatShown, TitleShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import { isMine, Sitter } from '../lobby/seats.tsx';
import { count, useWaysBack } from '../me/ways-back.ts';
import { Pill } from '../opening/pill.tsx';
import { kronika, person } from '../session/session.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { wantNotices, wishes } from '../table/notices.ts';
import { botName } from '../titles/bots.ts';
import { botAt, strengthOf, strengthsOf, type Strength } from '../titles/strength.ts';
import { t } from '../words/tables.ts';
import { act, type WaitingProps } from './props.ts';

export function PersonCard({ seat, game }: WaitingProps & { seat: SeatShown }) {
  const mine = isMine(seat);
  const opened = game.host?.id === seat.account?.id;
  return (
    <li class="card waiting-seat">
      <div class="line">
        <SeatMark seat={seat.seat} label={t('seat', { letter: letter(seat.seat) })} />
        <div>
          <h2>
            <Sitter seat={seat} title={game.title} />
          </h2>
          <p class="quiet small">{t(mine ? (opened ? 'youOpened' : 'you') : opened ? 'theyOpened' : 'sits')}</p>
        </div>
      </div>
      {mine && <Mine />}
    </li>
  );
}

/** What concerns oneself: the draw, being told, keeping the account. */
function Mine() {
  const ways = useWaysBack().value;
  return (
    <>
      <p class="quiet small">{t('draw')}</p>
      <Telling />
      {ways && count(ways) === 0 && (
        <p class="small">
          {t(person.value?.guest ? 'guestYet' : 'unsavedYet')} <a href="/me/keep">{t('keepAccount')}</a>
        </p>
      )}
    </>
  );
}

/** How one is told that the game begins. */
function Telling() {
  const [refused, setRefused] = useState(false);
  const wish = async (on: boolean) => setRefused(!(await wantNotices(on)));
  return (
    <fieldset class="waiting-telling small">
      <legend>{t('tellMe')}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.bell.on}
          onChange={(e) => wishes.bell.set(e.currentTarget.checked)}
        />
        {t('bell')}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.notice.on}
          onChange={(e) => wish(e.currentTarget.checked)}
        />
        {t('notice')}
      </label>
      {refused && <p class="refused">{t('noNotices')}</p>}
    </fieldset>
  );
}

interface BotProps extends WaitingProps {
  readonly seat: SeatShown;
  readonly title: TitleShown | undefined;
}

export function BotCard({ seat, game, title, host, again }: BotProps) {
  const bot = seat.bot ?? '';
  const strength = title && strengthOf(title, bot);
  // What was chosen last stays chosen until the service has answered.
  const [asked, setAsked] = useState<{ readonly instead: string; readonly strength: Strength }>();
  const chosen = asked?.instead === bot ? asked.strength : strength;
  const path = { game_id: game.id, seat: String(seat.seat) };
  const fill = (body: { kind: 'bot' | 'open'; bot: string | null }) =>
    act(async () => {
      try {
        await kronika.value.fillSeat({ path, body });
      } catch (trouble) {
        setAsked(undefined);
        throw trouble;
      }
    }, again);
  const choose = (to: Strength) => {
    setAsked({ instead: bot, strength: to });
    return fill({ kind: 'bot', bot: botAt(title!, to) ?? null });
  };
  return (
    <li class="card waiting-seat">
      <div class="line">
        <SeatMark seat={seat.seat} label={t('seat', { letter: letter(seat.seat) })} />
        <div>
          <h2>{strength ? t(`bot.${strength}`) : t('aBot')}</h2>
          <p class="quiet small">{t('style', { name: botName(game.title, bot) })}</p>
        </div>
      </div>
      <p class="quiet small">{title?.bot_texts?.[bot]?.hint}</p>
      {host && title && (
        <>
          <fieldset class="pills">
            <legend class="small">{t('otherStrength')}</legend>
            {strengthsOf(title).map((one) => (
              <Pill
                key={one}
                group={`strength-${seat.seat}`}
                chosen={one === chosen}
                choose={() => choose(one)}
              >
                {t(`strength.${one}`)}
              </Pill>
            ))}
          </fieldset>
          <div>
            <button type="button" class="plain" onClick={() => fill({ kind: 'open', bot: null })}>
              {t('freeSeat')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}
