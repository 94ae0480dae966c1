/** Who leads, and why, as far as it can be seen. */

import { Points } from '../../arranged/points.tsx';
import { t } from '../../words/eldervale.ts';

export function Leads() {
  return (
    <>
      <Points />
      <p class="tally-reason">{t('secret')}</p>
    </>
  );
}
