/** What everybody can acquire: the display, basic buildings, heroes; and the monsters that wait. */

import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { Count } from '../../arranged/pieces.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';
import { CardName, Effects, Icons, kindOf, paid, usePrinted } from './card.tsx';
import { Heaps, useHeaps } from './heaps.tsx';
import { Buyer, Now, useReach } from './price.tsx';

const PILES = ['workshop', 'laboratory', 'archery_range'];
const GONE = ['gone', 'departed'];

export function Offers() {
  const told = useTold();
  const slots = told.board()?.zones.filter(({ id }) => id.startsWith('display-')) ?? [];
  const shown = slots.filter(({ id, items }) => items.length > 0 || told.signs.lit.has(id));
  const last = slots.findLast(({ items }) => items.length > 0)?.id;
  const heaps = useHeaps(GONE);
  return (
    <section class="monu-offers">
      {heaps.open && <Heaps ids={GONE} />}
      <div class="display" style={{ '--cards': shown.length }}>
        <div class="offers-head">
          <h3 class="part-name">{told.catalogue.name('display')}</h3>
          <Left />
          <Buyer />
          {heaps.opener}
        </div>
        {shown.map((zone) => (
          <Offer key={zone.id} zone={zone} leaves={zone.id === last} />
        ))}
        <div class="basics">
          {PILES.map((id) => (
            <Basic key={id} zone={told.zone(id)} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** What modules bring: heroes and monsters. */
export function Modules() {
  const told = useTold();
  const ids = (['heroes', 'monsters'] as const).filter((id) => told.zone(id).items.length > 0);
  return (
    <section class="monu-modules">
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </section>
  );
}

/** How many cards are left in the deck, and their era. */
function Left() {
  const told = useTold();
  const zone = told.zone('deck');
  return (
    <Group zone={zone}>
      <Handle zone={zone} class="heap">
        <Count sign="city_deck" count={zone.hidden + zone.items.length} />
        <small>{t('era', { era: 'I'.repeat(told.gauge('era') ?? 1) })}</small>
      </Handle>
    </Group>
  );
}

/** A place of the display: the cost of its card, the card, what it would cost now. */
function Offer({ zone, leaves }: { zone: Zone; leaves: boolean }) {
  const told = useTold();
  const reach = useReach();
  const [item] = zone.items;
  const place = Number(zone.id.split('-')[1]);
  return (
    <Group zone={zone} name={`${told.catalogue.name(zone.name)} ${place}`} class={`offer kind-${item ? kindOf(item) : 'none'}${reach.has(zone.id) ? ' ahead' : ''}`}>
      <Handle zone={zone} class="offer-head">
        {item && <Sign id={kindOf(item)} />}
        {item && <Cost item={item} />}
        {leaves && <em>{t('leaves')}</em>}
      </Handle>
      {item && (
        <Thing item={item} zone={zone} stands={zone.id} class="offer-card">
          <CardName item={item} />
          <Icons item={item} />
          <Effects item={item} />
          <span class="offer-foot">
            <Now place={zone.id} />
          </span>
        </Thing>
      )}
    </Group>
  );
}

/** The printed cost; of a wonder that of both stages. */
function Cost({ item }: { item: Item }) {
  const stages = useTold().catalogue.formulas(item.component ?? '', 'cost');
  return (
    <span class="offer-cost">
      {stages.map(({ parts }, order) => (
        <span key={order}>
          {order > 0 && '+ '}
          <Formula parts={parts} silent />
        </span>
      ))}
    </span>
  );
}

/** A pile of basic buildings. */
function Basic({ zone }: { zone: Zone }) {
  const told = useTold();
  const reach = useReach();
  const [item] = zone.items;
  if (item === undefined && !told.signs.lit.has(zone.id)) return null;
  return (
    <Group zone={zone} class={reach.has(zone.id) ? 'basic ahead' : 'basic'}>
      <Handle zone={zone} class="basic-name">
        <b>{told.catalogue.name(zone.name)}</b> <small>{t('left', { count: item?.count ?? 0 })}</small>
      </Handle>
      {item && (
        <Thing item={item} zone={zone} stands={zone.id} class="basic-card">
          <Formula parts={[{ is: 'exchange', cost: paid(costOf(told, item)), gain: givesOf(told, item) }]} silent />
          <Now place={zone.id} />
        </Thing>
      )}
    </Group>
  );
}

function costOf({ catalogue }: ReturnType<typeof useTold>, item: Item) {
  return catalogue.formulas(item.component ?? '', 'cost').flatMap(({ parts }) => parts);
}

function givesOf({ catalogue }: ReturnType<typeof useTold>, item: Item) {
  return catalogue.formulas(item.component ?? '', 'gives').flatMap(({ parts }) => parts);
}

/** Heroes to be hired, or monsters that will attack. */
function Row({ id }: { id: 'heroes' | 'monsters' }) {
  const told = useTold();
  const zone = told.zone(id);
  return (
    <Group zone={zone} class="monu-row">
      <span class="part-name">{told.catalogue.name(zone.name)}</span>
      {zone.items.map((item) => (
        <Chip key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}

/** A hero with its price, a monster with its strength and its points. */
function Chip({ item, zone }: { item: Item; zone: Zone }) {
  const [cost, needs, end] = [usePrinted(item, 'cost'), usePrinted(item, 'needs'), usePrinted(item, 'end')];
  return (
    <Thing item={item} zone={zone} class={`row-card kind-${kindOf(item)}`}>
      <span class="row-head">
        <CardName item={item} signed />
        <Formula parts={[...paid(cost), ...needs, ...end]} silent />
      </span>
      <Effects item={item} />
    </Thing>
  );
}
