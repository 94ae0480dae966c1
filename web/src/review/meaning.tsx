/** Where it is written what the numbers of a review mean. */

import { t } from '../words/review.ts';

export function WhatItMeans() {
  return (
    <p class="small">
      <a href="/docs/pages/reviews">{t('whatItMeans')}</a>
    </p>
  );
}
