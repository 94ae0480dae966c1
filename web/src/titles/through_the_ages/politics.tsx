/** What everybody shares: what is decided just now, events, pacts, wars, decks. */

import { Group, Handle } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { Names, Plates } from './state.tsx';

const NOW = ['asked', 'contest', 'muster', 'scored'];
const PILES = ['civil_deck', 'military_deck'];

/** The card that a decision is about, what is fought over, the forces. */
export function Now() {
  const told = useTold();
  const zones = NOW.map((id) => told.zone(id)).filter(({ items }) => items.length > 0);
  if (zones.length === 0) return null;
  return (
    <div class="now-of">
      {zones.map((zone) => (
        <Plates key={zone.id} zone={zone} />
      ))}
    </div>
  );
}

export function Politics() {
  const told = useTold();
  return (
    <div class="politics-of">
      <Plates zone={told.zone('pacts')} />
      <Plates zone={told.zone('wars')} />
      <Names zone={told.zone('current_events')} />
      <Names zone={told.zone('future_events')} />
      <Names zone={told.zone('bonus_events')} />
      <div class="age-piles">
        {PILES.map((id) => (
          <Pile key={id} id={id} />
        ))}
      </div>
      <Last />
    </div>
  );
}

function Pile({ id }: { id: string }) {
  const told = useTold();
  const zone = told.zone(id);
  return (
    <Group zone={zone}>
      <Handle zone={zone} class="age-pile">
        {told.catalogue.name(zone.name)} <b>{zone.hidden}</b>
      </Handle>
    </Group>
  );
}

/** So many of the events that are over are shown. */
const LATEST = 3;

/** The latest events, the last one first. */
function Last() {
  const zone = useTold().zone('past_events');
  return <Names zone={{ ...zone, items: zone.items.slice(-LATEST).toReversed() }} />;
}
