/** The chances to win as lines, with the mistakes on them; and the choice of what the lines show. */

import { Lines } from '../replay/score-lines.tsx';
import { percent } from '../words/formats.ts';
import { t } from '../words/review.ts';
import type { Chances } from './chances.ts';
import { SIGNS } from './marks.ts';
import type { Reviewing } from './reviewing.ts';

export function ChanceLines({ chances }: { chances: Chances }) {
  return (
    <Lines chart={chances} say={percent}>
      {chances.missed.map(({ ply, seat, mark, x, y }) => (
        <span
          key={ply}
          class="review-missed tone"
          data-seat={seat}
          style={{ insetInlineStart: `${x * 100}%`, top: `${y * 100}%` }}
        >
          {SIGNS[mark]}
        </span>
      ))}
    </Lines>
  );
}

/** Chances or points: what the lines show is what the button says. */
export function LinesChoice({ reviewing, points }: { reviewing: Reviewing; points: boolean }) {
  const { lines } = reviewing;
  const other = lines.value === 'chances' ? 'points' : 'chances';
  const name = t(other === 'points' ? 'lines.toPoints' : 'lines.toChances');
  return (
    <button type="button" class="plain small replay-of-lines" disabled={!points} aria-label={name} title={name} onClick={() => (lines.value = other)}>
      {t(`lines.${lines.value}`)}
    </button>
  );
}
