/** Whether an account is suspended, and until when. */

import type { AccountShown } from './types.ts';
import { moment } from '../words/formats.ts';
import { t } from '../words/admin.ts';

export function State({ account: { suspension } }: { account: AccountShown }) {
  if (suspension === null) return <>{t('state.active')}</>;
  const { until } = suspension;
  return <strong class="refused">{until === null ? t('suspendedForGood') : t('suspendedUntil', { until: moment(until) })}</strong>;
}
