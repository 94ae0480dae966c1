/** Whether the rules are loaded at tables, so that the browser says by itself what choices do. */

import { RulesProgress } from '../referee/progress.tsx';
import { isSupported, loadReferee, referee } from '../referee/referee.ts';
import { t } from '../words/referee.ts';
import { wishes } from './notices.ts';

/** The rules, if they are wished for. Without them the service is asked, as for everybody else. */
export function loadWished(): void {
  if (wishes.rules.on && isSupported()) loadReferee().catch(() => {});
}

export function RulesWish() {
  if (!isSupported()) return null;
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.rules.on}
          onChange={({ currentTarget }) => {
            wishes.rules.set(currentTarget.checked);
            loadWished();
          }}
        />
        {t('atTables')}
      </label>
      {wishes.rules.on && (referee.value === 'ready' ? <p class="quiet">{t('ready')}</p> : <RulesProgress />)}
    </>
  );
}
