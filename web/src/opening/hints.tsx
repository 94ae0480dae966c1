/** Whether there are hints; only where one plays against bots alone. */

import { t } from '../words/hints.ts';
import { isAlone, type Wish } from './wish.ts';

interface Props {
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
  readonly refused: string | undefined;
}

export function HintsChoice({ wish, change, refused }: Props) {
  if (!isAlone(wish)) return null;
  return (
    <div class="field opening-hints">
      <label class="check">
        <input
          type="checkbox"
          checked={wish.hints === true}
          aria-describedby="opening-hints"
          onChange={({ currentTarget }) => change({ hints: currentTarget.checked })}
        />
        {t('allow')}
      </label>
      <p class="quiet small" id="opening-hints">
        {t('allowText')}
      </p>
      {refused && <p class="refused small">{refused}</p>}
    </div>
  );
}
