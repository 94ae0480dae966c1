/** What a table says of a thing that is looked at: why it cannot be chosen, what happened there. */

import type { Looked } from '../board/inspector.tsx';
import { t as words } from '../words/board.ts';
import { t } from '../words/choosing.ts';
import type { Playing } from './playing.ts';

interface Props {
  looked: Pick<Looked, 'item' | 'zone'>;
  playing: Playing;
  onZone: (zone: string) => void;
}

export function Peeked({ looked: { item, zone }, playing, onZone }: Props) {
  const { choosing, live, seat } = playing;
  const lit = choosing.lit.value;
  const decides = seat !== undefined && live.legal.value?.decision != null;
  const dark = decides && !lit.has(item.id) && !lit.has(zone.id);
  return (
    <p class="peek-asks">
      {dark && (
        <button type="button" class="plain why-not" onClick={() => playing.ask(item.id, zone.id)}>
          {t('askWhy')}
        </button>
      )}
      <button type="button" class="plain" onClick={() => ask(zone.id, onZone)}>
        {words('whatHere')}
      </button>
    </p>
  );
}

/** Leads to what the log says of a zone. */
function ask(zone: string, onZone: (zone: string) => void): void {
  onZone(zone);
  const log = document.querySelector<HTMLElement>('.log select.zone-filter');
  if (log?.checkVisibility() === false) document.querySelector<HTMLElement>('.rail-opener')?.click();
  log?.scrollIntoView({ block: 'nearest' });
  log?.focus({ preventScroll: true });
}
