/** The card row: thirteen places, what taking a card from each costs, and what becomes of it. */

import { SeatMark } from '../../shell/seat.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { type Offered, offered } from './ahead.ts';
import { Card } from './card.tsx';
import { useMain } from './rivals.tsx';
import { weightOf } from './weight.ts';

/** The places of each price (TTA-ROW-01). */
const PRICES = [
  { count: 1, first: 1, last: 5 },
  { count: 2, first: 6, last: 9 },
  { count: 3, first: 10, last: 13 },
];

export function Row() {
  const told = useTold();
  const groups = PRICES.map(({ first, last }) => weights(told, first, last));
  const columns = groups.map((one) => `${one.reduce((sum, weight) => sum + weight, 0)}fr`).join(' ');
  return (
    <div class="ages-row" style={{ '--groups': columns }}>
      {PRICES.map((price) => (
        <Priced key={price.count} {...price} />
      ))}
    </div>
  );
}

/** How wide each place is beside the others: the row is as low as it can be. */
function weights(told: Told, first: number, last: number): readonly number[] {
  return places(told, first, last).map(({ items: [item] }) => weightOf(told, item));
}

function places(told: Told, first: number, last: number): readonly Zone[] {
  return Array.from({ length: last - first + 1 }, (_, at) => told.zone(`row/${first + at}`));
}

function Priced({ count, first, last }: (typeof PRICES)[number]) {
  const told = useTold();
  const columns = weights(told, first, last).map((weight) => `minmax(0, ${weight}fr)`);
  return (
    <div class="priced" style={{ '--places': columns.join(' ') }}>
      <span class="price-tab" title={t('price', { count })}>
        <span class="unseen">{t('price', { count })}</span>
        {Array.from({ length: count }, (_, at) => (
          <Sign key={at} id="civil_actions" />
        ))}
      </span>
      <div class="row-places">
        {places(told, first, last).map((zone) => (
          <Place key={zone.id} zone={zone} />
        ))}
      </div>
    </div>
  );
}

function Place({ zone }: { zone: Zone }) {
  const told = useTold();
  const offer = offered(told, zone.id, useMain());
  return (
    <Group zone={zone} class="row-place">
      {zone.items.map((item) => (
        <Card key={item.id} item={item} zone={zone} stands={zone.id} />
      ))}
      {zone.items.length === 0 ? <Handle zone={zone} class="free-place" /> : <Foot zone={zone} offer={offer} />}
    </Group>
  );
}

function Actions({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span class="actions">
      {count} <Sign id="civil_actions" />
    </span>
  );
}

/** Below a card: what it costs to take it, or why it cannot be taken; what becomes of it. */
function Foot({ zone, offer }: { zone: Zone; offer: Offered }) {
  const { lit } = useTold().signs;
  return (
    <div class="row-foot">
      {lit.has(zone.id) ? (
        <Handle zone={zone} class="take">
          {t('take')} <Actions count={offer.price} />
        </Handle>
      ) : (
        <Dark offer={offer} />
      )}
      <Fate offer={offer} />
    </div>
  );
}

/** Why it cannot be taken, else what it costs. */
function Dark({ offer: { barred, price } }: { offer: Offered }) {
  if (barred === undefined && price === undefined) return null;
  return <span class="dark-foot">{barred ?? <Actions count={price} />}</span>;
}

/** Before whose turn it leaves the row, or what it costs on the next turn. */
function Fate({ offer: { leaves, later } }: { offer: Offered }) {
  const told = useTold();
  if (later !== undefined) {
    return (
      <span class="fate">
        {t('nextTurn')} <Actions count={later} />
      </span>
    );
  }
  if (leaves === undefined) return <span class="fate" />;
  const name = told.seats.find(({ seat }) => seat === leaves)?.name ?? '';
  return (
    <span class="fate">
      {t('outBefore')} <SeatMark seat={leaves} label={name} />
    </span>
  );
}
