/** Asks for a hint about the decision that is open; once more, for the next best choice. */

import { t } from '../words/hints.ts';
import type { Hinting } from './hinting.ts';

interface Props {
  readonly hinting: Hinting;
  readonly onHint: () => void;
}

export function HintButton({ hinting, onHint }: Props) {
  const shown = hinting.shown.value;
  return (
    <button type="button" class="find" aria-keyshortcuts="h" aria-busy={hinting.asking.value} onClick={onHint}>
      {shown ? t('hintOf', { rank: shown.rank, of: shown.of }) : t('hint')}
    </button>
  );
}
