/** What somebody wants of the table: to be asked, to be told. */

import { useState } from 'preact/hooks';
import { t } from '../words/table.ts';
import { wantNotices, wishes } from './notices.ts';
import { PlaybackWish } from './playback.tsx';
import { RulesWish } from './rules-wish.tsx';

export function Settings() {
  const [denied, setDenied] = useState(false);
  return (
    <div class="stack small">
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.ask.on}
          onChange={({ currentTarget }) => wishes.ask.set(currentTarget.checked)}
        />
        {t('atOnce')}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.draft.on}
          onChange={({ currentTarget }) => wishes.draft.set(currentTarget.checked)}
        />
        {t('asDraft')}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.notice.on}
          onChange={async ({ currentTarget: box }) => {
            const may = await wantNotices(box.checked);
            box.checked = wishes.notice.on;
            setDenied(!may);
          }}
        />
        {t('notices')}
      </label>
      {denied && <p class="refused">{t('noticesDenied')}</p>}
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.sound.on}
          onChange={({ currentTarget }) => wishes.sound.set(currentTarget.checked)}
        />
        {t('sound')}
      </label>
      <PlaybackWish />
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.unspoilt.on}
          onChange={({ currentTarget }) => wishes.unspoilt.set(currentTarget.checked)}
        />
        {t('unspoilt')}
      </label>
      <RulesWish />
      <p class="quiet">{t('keys')}</p>
    </div>
  );
}
