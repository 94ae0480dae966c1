/** Luck and skill: how the result of each seat came about, as bars, in numbers and in a sentence. */

import type { ReviewBalance, SeatBalance } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Named } from '../replay/naming.ts';
import type { Replaying } from '../replay/replaying.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { number } from '../words/formats.ts';
import { t } from '../words/review.ts';
import { together } from './draws.ts';
import { MarkView } from './mark.tsx';
import { MARKS } from './marks.ts';
import { WhatItMeans } from './meaning.tsx';
import type { Reviewed } from './reviewed.ts';
import { chance, chanceBy, isSeen, points, pointsBy } from './shares.ts';
import { ChanceTable } from './table.tsx';
import { type Bar, type Picture, pictureOf } from './terms.ts';

interface Props {
  readonly reviewed: Reviewed;
  readonly balance: ReviewBalance;
  readonly replaying: Replaying;
  readonly seats: readonly Named[];
  /** The choice of another review. */
  readonly children?: ComponentChildren;
}

export function BalanceButton(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show}>
        {t('balance')}
      </button>
      <dialog ref={dialog} class="review-balance card" aria-labelledby="review-balance" onClose={() => setOpen(false)}>
        <form method="dialog" class="line spread">
          <h2 id="review-balance">{t('balance')}</h2>
          <button type="submit">{t('close')}</button>
        </form>
        {open && <Whole {...props} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

function Whole({ reviewed, balance, replaying, seats, children, close }: Props & { close: () => void }) {
  const go = (ply: number) => {
    close();
    replaying.jump(ply);
  };
  return (
    <>
      <div class="review-seats">
        {balance.seats.map((one) => (
          <SeatBalanceView key={one.seat} balance={one} seats={seats} />
        ))}
      </div>
      <details>
        <summary>{t('table')}</summary>
        <ChanceTable {...{ reviewed, replaying, seats }} onPly={go} />
      </details>
      <Made reviewed={reviewed}>{children}</Made>
      <WhatItMeans />
    </>
  );
}

function SeatBalanceView({ balance, seats }: { balance: SeatBalance; seats: readonly Named[] }) {
  const name = seats.find(({ seat }) => seat === balance.seat)?.name ?? letter(balance.seat);
  const picture = pictureOf(balance);
  const { chance: luck } = balance.chance;
  const spoken = {
    ...{ name, start: chance(balance.start.chance), result: chance(balance.result.chance) },
    ...{ own: chance(Math.max(-balance.own.chance, 0)), luck: luck > 0 ? 'good' : luck < 0 ? 'bad' : 'none', chance: chance(Math.abs(luck)) },
  };
  const all = together(Object.entries(balance.chance_by_kind), seats, (one, other) => ({
    chance: one.chance + other.chance,
    points: one.points + other.points,
  }));
  const kinds = all.filter(([, worth]) => isSeen(chance(worth.chance)) || isSeen(points(worth.points)));
  return (
    <section class="review-seat" aria-label={name}>
      <h3 class="line">
        <SeatMark seat={balance.seat} /> <span translate={false}>{name}</span>
      </h3>
      <p>{t('sentence', spoken)}</p>
      <table class="review-terms">
        <thead>
          <tr>
            <th scope="col">{t('term')}</th>
            <th scope="col" class="number">
              {t('chance')}
            </th>
            <th scope="col" class="number">
              {t('points')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {picture.bars.map((bar) => (
            <TermRow key={bar.term} bar={bar} picture={picture} seat={balance.seat} />
          ))}
          <Adjusted balance={balance} picture={picture} />
        </tbody>
      </table>
      {kinds.length > 0 && (
        <details class="small">
          <summary>{t('luckKinds')}</summary>
          <ul>
            {kinds.map(([kind, worth]) => (
              <li key={kind}>
                {kind}: {t('kindWorth', { chance: chanceBy(worth.chance), points: pointsBy(worth.points) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ul class="review-counts small" aria-label={t('marksOf', { name })}>
        {MARKS.filter((mark) => (balance.marks[mark] ?? 0) > 0).map((mark) => (
          <li key={mark}>
            <MarkView mark={mark} /> {number(balance.marks[mark] ?? 0)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TermRow({ bar, picture, seat }: { bar: Bar; picture: Picture; seat: number }) {
  const whole = bar.term === 'start' || bar.term === 'result';
  const [from, to] = [Math.min(bar.from, bar.to), Math.max(bar.from, bar.to)];
  const way = whole ? 'whole' : bar.worth.chance < 0 ? 'less' : 'more';
  return (
    <tr>
      <th scope="row">{t(`term.${bar.term}`)}</th>
      <td class="number">{whole ? chance(bar.worth.chance) : chanceBy(bar.worth.chance)}</td>
      <td class="number">{whole ? points(bar.worth.points) : pointsBy(bar.worth.points)}</td>
      <td class="review-track">
        <Ground picture={picture} />
        <span class="review-term tone" data-seat={seat} data-way={way} style={span(from, to)} />
      </td>
    </tr>
  );
}

/** The result without luck: a point, and the bounds within which it lies. */
function Adjusted({ balance: { adjusted }, picture }: { balance: SeatBalance; picture: Picture }) {
  const { at, low, high } = picture.adjusted;
  const told = { chance: chance(adjusted.chance), low: chance(adjusted.low), high: chance(adjusted.high) };
  return (
    <tr>
      <th scope="row">{t('adjusted')}</th>
      <td class="number" title={t('adjustedText', told)}>
        {told.chance}
        <small class="review-bounds">
          {told.low} – {told.high}
        </small>
      </td>
      <td class="number">{points(adjusted.points)}</td>
      <td class="review-track">
        <Ground picture={picture} />
        <span class="review-interval" style={span(low, high)} />
        <span class="review-point" style={{ insetInlineStart: `${at * 100}%` }} />
      </td>
    </tr>
  );
}

/** Where nothing and a sure win lie. */
function Ground({ picture: { none, sure } }: { picture: Picture }) {
  return (
    <>
      <span class="review-edge" style={{ insetInlineStart: `${none * 100}%` }} />
      <span class="review-edge" style={{ insetInlineStart: `${sure * 100}%` }} />
    </>
  );
}

function span(from: number, to: number) {
  return { insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` };
}

/** What anybody needs to make the same review again. */
function Made({ reviewed: { header }, children }: Pick<Props, 'reviewed' | 'children'>) {
  if (header === undefined) return null;
  const rows = [
    [t('engine'), header.engine],
    [t('quality'), header.quality === 'custom' ? header.quality : t(`quality.${header.quality}`)],
    [t('nodes'), number(header.nodes)],
    [t('weights'), header.weights],
    [t('seed'), header.seed],
  ];
  return (
    <details class="small">
      <summary>{t('made')}</summary>
      <dl class="review-made">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="fixed">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  );
}
