/** Who sits where: how many seats, and for each one who is to have it. */

import type { TitleShown } from 'kronika-client';
import { useState } from 'preact/hooks';
import { letter, SeatMark } from '../shell/seat.tsx';
import { botAt, strengthOf, strengthsOf } from '../titles/strength.ts';
import { t } from '../words/tables.ts';
import { Pill } from './pill.tsx';
import { botOf, seated, type Sitting, type Wish } from './wish.ts';

interface Props {
  readonly title: TitleShown;
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
}

export function HowMany({ title, wish, change }: Props) {
  const { min, max } = title.seats;
  if (max === min) return null;
  return (
    <fieldset class="pills opening-count">
      <legend>{t('players')}</legend>
      {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((count) => (
        <Pill
          key={count}
          group="count"
          chosen={wish.seats.length === count}
          choose={() => change({ seats: seated(title, count, wish.seats) })}
        >
          {count}
        </Pill>
      ))}
    </fieldset>
  );
}

export function Seats({ title, wish, change }: Props) {
  return (
    <ol class="opening-seats">
      {wish.seats.map((sitting, seat) => (
        <SeatChoice
          key={seat}
          title={title}
          seat={seat}
          sitting={sitting}
          take={(one) => change({ seats: wish.seats.with(seat, one) })}
        />
      ))}
    </ol>
  );
}

interface Choice {
  readonly title: TitleShown;
  readonly seat: number;
  readonly sitting: Sitting;
  readonly take: (sitting: Sitting) => void;
}

/** On narrow screens a seat shows what is chosen, until somebody wants to change it. */
function SeatChoice({ title, seat, sitting, take }: Choice) {
  const [open, setOpen] = useState(false);
  const group = `seat-${seat}`;
  const strength = sitting.startsWith('bot:') ? strengthOf(title, botOf(sitting)) : undefined;
  const choose = (one: Sitting) => {
    take(one);
    setOpen(false);
  };
  return (
    <li class={open ? 'opening-seat changing' : 'opening-seat'}>
      <SeatMark seat={seat} />
      <fieldset class="pills">
        <legend class="unseen">{t('seat', { letter: letter(seat) })}</legend>
        <Pill group={group} chosen={sitting === 'me'} choose={() => choose('me')}>
          {t('me')}
        </Pill>
        <Pill group={group} chosen={sitting === 'friend'} choose={() => choose('friend')}>
          {t('friend')}
        </Pill>
        {strengthsOf(title).map((one) => (
          <Pill
            key={one}
            group={group}
            chosen={strength === one}
            choose={() => choose(`bot:${botAt(title, one)}`)}
          >
            {t(`bot.${one}`)}
          </Pill>
        ))}
        <Pill group={group} chosen={sitting === 'open'} choose={() => choose('open')}>
          {t('open')}
        </Pill>
        <button
          type="button"
          class="opening-change"
          aria-expanded={open}
          aria-label={t('changeSeat', { letter: letter(seat) })}
          onClick={() => setOpen(!open)}
        >
          {t('change')}
        </button>
      </fieldset>
      <Hint title={title} seat={seat} sitting={sitting} take={take} />
    </li>
  );
}

/** What the choice means: how a bot plays, what a friend needs. */
function Hint({ title, seat, sitting, take }: Choice) {
  if (sitting === 'friend') return <p class="quiet small">{t('friendHint')}</p>;
  if (sitting === 'open') return <p class="quiet small">{t('openHint')}</p>;
  if (sitting === 'me') return null;
  const bot = botOf(sitting);
  const strength = strengthOf(title, bot);
  const alike = title.bots.filter((one) => strengthOf(title, one) === strength);
  const hint = title.bot_texts?.[bot]?.hint;
  return (
    <p class="opening-style quiet small">
      {alike.length > 1 && (
        <select
          aria-label={t('styleOf', { letter: letter(seat) })}
          value={bot}
          onChange={(e) => take(`bot:${e.currentTarget.value}`)}
        >
          {alike.map((one) => (
            <option key={one} value={one}>
              {title.bot_texts?.[one]?.name ?? one}
            </option>
          ))}
        </select>
      )}
      <span>{hint}</span>
    </p>
  );
}
