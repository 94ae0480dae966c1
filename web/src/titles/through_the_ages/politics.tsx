/** What everybody shares: what is decided just now, events, pacts, wars, decks. */

import { Group, Handle } from '../../arranged/place.tsx';
import { SeatMark } from '../../shell/seat.tsx';
import { Sign } from '../../signs/sign.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { t } from '../../words/through-the-ages.ts';
import { Names, Plates } from './state.tsx';

/** Zones of what is decided just now. */
export const NOW = ['asked', 'contest', 'muster', 'scored'];
const PILES = ['civil_deck', 'military_deck'];

/** The card that a decision is about, what is fought over, the forces. */
export function Now() {
  const told = useTold();
  const zones = NOW.map((id) => told.zone(id)).filter(({ items }) => items.length > 0);
  if (zones.length === 0) return null;
  return (
    <div class="now-of">
      <Tray />
      {zones.map((zone) => (
        <Plates key={zone.id} zone={zone} />
      ))}
    </div>
  );
}

const SIDES = ['attack', 'defense', 'sent', 'highest', 'bidder'] as const;

/** The bid, who is still in, and what the forces add up to as far as they are seen. */
function Tray() {
  const told = useTold();
  const bid = told.gauge('bid');
  const sides = told.seats.flatMap(({ seat, name }) =>
    SIDES.filter((side) => told.gauge(`${side}/${seat}`) !== undefined)
      .filter((side) => side !== 'bidder' || told.gauge(`highest/${seat}`) === undefined)
      .map((side) => ({ side, seat, name })),
  );
  if (bid === undefined && sides.length === 0) return null;
  return (
    <p class="tray">
      {bid !== undefined && (
        <b>
          {told.catalogue.name('bid')} {bid} <Sign id="strength" />
        </b>
      )}
      {sides.map(({ side, seat, name }) => (
        <span key={`${side}/${seat}`} class="tray-side">
          <SeatMark seat={seat} label={name} /> {told.catalogue.name(side)}
          {side !== 'bidder' && <b> {told.gauge(`${side}/${seat}`) ?? '?'}</b>}
          {told.gauge(`ready/${seat}`) === 0 && <small> {t('gathering')}</small>}
        </span>
      ))}
    </p>
  );
}

export function Politics() {
  const told = useTold();
  return (
    <div class="politics-of">
      <Plates zone={told.zone('pacts')} beside={(item) => <Parties of={item} />} />
      <Plates zone={told.zone('wars')} beside={(item) => <Parties of={item} />} />
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

/** Who made a pact, with the side that each has; who declared a war, and on whom. */
function Parties({ of }: { of: Item }) {
  const told = useTold();
  const name = (seat: number) => told.seats.find((one) => one.seat === seat)?.name ?? '';
  const parties = of.marks.map((mark) => ({ side: mark.replace(/\d+$/, ''), seat: Number(/\d+$/.exec(mark)?.[0]) }));
  return (
    <span class="parties">
      {parties.map(({ side, seat }, order) => (
        <span key={seat}>
          {order > 0 && side === '' && '→ '}
          {side} <SeatMark seat={seat} label={name(seat)} />
        </span>
      ))}
    </span>
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

/** The event that happened last. */
function Last() {
  const zone = useTold().zone('past_events');
  return <Names zone={{ ...zone, items: zone.items.slice(-1) }} name={t('lastEvent')} />;
}
