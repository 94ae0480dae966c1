/** What a table says of a thing that is looked at: why it cannot be chosen, what happened there. */

import { useEffect } from 'preact/hooks';
import type { Told } from '../arranged/told.ts';
import type { Looked } from '../board/inspector.tsx';
import { t as words } from '../words/board.ts';
import { t } from '../words/choosing.ts';
import { RuleIds } from '../choosing/by-rules.tsx';
import { marks, Telling } from '../choosing/telling.tsx';
import { namesOf } from './dock.tsx';
import type { Playing } from './playing.ts';

interface Props {
  looked: Pick<Looked, 'item' | 'zone' | 'pinned'>;
  playing: Playing;
  told: Told | undefined;
  onZone: (zone: string) => void;
}

export function Peeked(props: Props) {
  return (
    <>
      <Ahead {...props} />
      <Rules {...props} />
      <Dark {...props} />
      {props.looked.pinned && <Asks {...props} />}
    </>
  );
}

/** What choosing it would do, in signs and in words. */
function Ahead({ looked: { item, zone }, playing: { choosing, foretelling, seat }, told }: Props) {
  const id = [item.id, zone.id].find((one) => choosing.lit.value.has(one));
  const says = id === undefined ? undefined : foretelling.of(choosing.behind(id));
  if (!says || !told) return null;
  const counts = says.amounts.length > 0 || marks(says).length > 0;
  return (
    <div class="peek-ahead">
      <Telling says={says} names={namesOf(told)} seat={seat} />
      {counts && says.sure && says.texts.length > 0 && <p>{says.texts.join(' ')}</p>}
    </div>
  );
}

/** By which rules it is chosen. */
function Rules({ looked: { item, zone }, playing: { choosing, why } }: Props) {
  const rules = [item.id, zone.id].map((id) => choosing.rules(id)).find((found) => found.length > 0);
  return <RuleIds why={why} rules={rules ?? []} />;
}

/** Why it cannot be chosen, if it is dark while the seat decides. */
function Dark({ looked: { item, zone, pinned }, playing }: Props) {
  const { choosing, obstacles, seat } = playing;
  const ids = [zone.id, item.id];
  const dark = seat !== undefined && playing.legal?.decision != null && !ids.some((id) => choosing.lit.value.has(id));
  const stand = dark ? playing.legal : undefined;
  useEffect(() => {
    if (stand) void obstacles.look();
  }, [stand]);
  if (!dark) return null;
  const found = obstacles.of(choosing.picked, ids);
  return (
    <div role="status">
      {found?.map(({ rule, because }) => (
        <div key={`${rule} ${because}`} class="peek-why">
          <p>{because}</p>
          <RuleIds why={playing.why} rules={[rule]} />
        </div>
      ))}
      {found?.length === 0 && pinned && <Meanwhile playing={playing} />}
    </div>
  );
}

function Asks({ looked: { zone }, playing, onZone }: Props) {
  const { live, seat } = playing;
  const waits = seat !== undefined && playing.legal?.decision == null && live.game.value.status === 'running';
  return (
    <>
      {waits && <p class="quiet small">{t('notYours')}</p>}
      <p class="peek-asks">
        <button type="button" class="plain" onClick={() => ask(zone.id, onZone)}>
          {words('whatHere')}
        </button>
      </p>
    </>
  );
}

/** What is asked instead, as the legal commands tell it: of that, this thing is no part. */
function Meanwhile({ playing: { legal, why } }: { playing: Playing }) {
  return (
    <>
      {legal?.asks && <p class="quiet small">{t('meanwhile', { asks: legal.asks })}</p>}
      <RuleIds why={why} rules={legal?.rules ?? []} />
    </>
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
