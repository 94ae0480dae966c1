/** That a game which would be here is not: where it may be, and the way to open it again. */

import { t } from '../words/dropped.ts';

export function Unknown() {
  return (
    <p class="card">
      <span>{t('unknown')}</span>
      <a href="/verify">{t('toVerify')}</a>
    </p>
  );
}
