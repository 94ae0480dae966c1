/** What a move was worth: before and after it, what it lost, and what would have been better. */

import type { AlternativeInWords, DecisionInWords, ReviewedDecision } from 'kronika-client';
import type { ComponentChildren } from 'preact';
import { useNarrow } from '../arranged/narrow.ts';
import { keyOf } from '../choosing/key-of.ts';
import type { Named } from '../replay/naming.ts';
import type { Moment } from '../replay/summary.ts';
import { letter, SeatMark } from '../shell/seat.tsx';
import { t } from '../words/review.ts';
import { Drawn } from './drawn.tsx';
import { MarkView } from './mark.tsx';
import { WhatItMeans } from './meaning.tsx';
import { isGoingOn, type Reviewing } from './reviewing.ts';
import { chance, chanceBy, points } from './shares.ts';

interface Props {
  readonly reviewing: Reviewing;
  readonly now: Moment;
  readonly seats: readonly Named[];
  readonly worded: DecisionInWords | undefined;
}

export function Worth({ reviewing, now, seats, worded }: Props) {
  const narrow = useNarrow();
  const reviewed = reviewing.reviewed.value;
  if (reviewed === undefined) return null;
  const [decision, luck] = [reviewed.decision(now.ply), reviewed.luck(now.ply)];
  if (decision === undefined && luck === undefined) {
    return isGoingOn(reviewing.status.value) ? <p class="small quiet">{t('notYet')}</p> : null;
  }
  return (
    <section class="review-worth" aria-labelledby="review-worth">
      <h3 id="review-worth">
        {t('worth')} {decision && <MarkView mark={decision.mark} />}
      </h3>
      {decision && <Lost decision={decision} />}
      <Folded narrow={narrow}>
        {decision && <Estimates decision={decision} seats={seats} />}
        {decision && decision.best.length > 0 && <Better {...{ reviewing, decision, worded, seats }} />}
        {luck && <Drawn luck={luck} seats={seats} />}
        <WhatItMeans />
      </Folded>
    </section>
  );
}

/** On phones the board comes before the numbers, so these are folded there. */
function Folded({ narrow, children }: { narrow: boolean; children: ComponentChildren }) {
  if (!narrow) return <>{children}</>;
  return (
    <details>
      <summary>{t('details')}</summary>
      <div class="review-folded">{children}</div>
    </details>
  );
}

function Lost({ decision: { mark, loss } }: { decision: ReviewedDecision }) {
  if (mark === 'only') return <p class="small">{t('onlyText')}</p>;
  if (loss === 0) return <p class="small">{t('bestText')}</p>;
  return <p class="small">{mark === 'best' ? t('lostNothing') : t('lost', { chance: chance(loss) })}</p>;
}

interface EstimatesProps {
  readonly decision: ReviewedDecision;
  readonly seats: readonly Named[];
}

/** Each seat a row: the one that decided comes first. */
function Estimates({ decision: { seat: own, before, after }, seats }: EstimatesProps) {
  const inOrder = [...seats].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <table class="replay-changed review-estimates">
      <thead>
        <tr>
          <th scope="col">{t('seat')}</th>
          <th scope="col">{t('chance')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map(({ seat, name }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} label={name} />
            </th>
            <td>
              {chance(before.chances[seat]!)} <span aria-hidden="true">→</span> <b>{chance(after.chances[seat]!)}</b>
            </td>
            <td>
              {points(before.points[seat]!)} <span aria-hidden="true">→</span> <b>{points(after.points[seat]!)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BetterProps extends Pick<Props, 'reviewing' | 'worded' | 'seats'> {
  readonly decision: ReviewedDecision;
}

/** The best commands; pressing one shows it on the board. */
function Better({ reviewing, decision, worded, seats }: BetterProps) {
  const { ply, seat, best, after } = decision;
  const wanted = reviewing.wanted.value;
  const shown = wanted?.ply === ply ? wanted.at : undefined;
  const show = (at: number) => {
    reviewing.wanted.value = shown === at ? undefined : { ply, at };
  };
  return (
    <>
      <h4>{t('better')}</h4>
      <ol class="review-better">
        {best.map((one, at) => {
          const told = worded?.best?.[at];
          const played = keyOf(one.command) === keyOf(decision.command);
          return (
            <li key={at}>
              <button type="button" aria-pressed={shown === at} disabled={told === undefined} onClick={() => show(at)}>
                <span class="review-command">
                  {told?.words ?? '…'}
                  {played && <span class="small"> ({t('played')})</span>}
                </span>
                <span class="review-worth-of number">
                  {chance(one.estimate.chances[seat]!)}
                  {!played && <small> {chanceBy(one.estimate.chances[seat]! - after.chances[seat]!)}</small>}
                </span>
              </button>
              <Then line={told?.line ?? []} seats={seats} />
            </li>
          );
        })}
      </ol>
      <p class="small quiet" role="status">
        {shown !== undefined && t('onBoard')}
      </p>
    </>
  );
}

interface ThenProps {
  readonly line: NonNullable<AlternativeInWords['line']>;
  readonly seats: readonly Named[];
}

/** What would likely have followed. */
function Then({ line, seats }: ThenProps) {
  if (line.length === 0) return null;
  return (
    <div class="review-then small">
      <p>{t('then')}</p>
      <ol>
        {line.map(({ seat, words }, at) => (
          <li key={at}>
            <SeatMark seat={seat} label={seats.find((one) => one.seat === seat)?.name ?? letter(seat)} /> {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
