/** The mark of a decision: its sign and its word. */

import { t } from '../words/review.ts';
import { type Mark, SIGNS } from './marks.ts';

export function MarkView({ mark }: { mark: Mark }) {
  return (
    <span class="review-mark" data-mark={mark}>
      <b aria-hidden="true">{SIGNS[mark]}</b> {t(`mark.${mark}`)}
    </span>
  );
}
