/** Behind the last step: where to go on. */

import { t } from '../words/introduction.ts';

export function Over({ title, onBegin }: { title: string; onBegin: () => void }) {
  return (
    <div class="lesson-over">
      <h3>{t('over')}</h3>
      <p>{t('overText')}</p>
      <p class="line">
        <button type="button" onClick={onBegin}>
          {t('begin')}
        </button>
        <a class="button" href={`/titles/${title}`}>
          {t('toTitle')}
        </a>
      </p>
    </div>
  );
}
