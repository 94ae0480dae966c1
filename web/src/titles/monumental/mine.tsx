/** What belongs to a seat in the dock: resources, market tokens, leaders, policies. */

import { Count } from '../../arranged/pieces.tsx';
import { Group, Thing } from '../../arranged/place.tsx';
import { useNarrow } from '../../arranged/narrow.ts';
import { type Good, type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/monumental.ts';
import { CardName, Effects } from './card.tsx';
import { KEPT, PERISHABLE } from './gains.ts';
import { used } from './city.tsx';
import { useReach } from './price.tsx';

/** What a seat has, as its line in the rail says it: what lasts, and its cards. */
export function goodsOf(told: Told, seat: number): readonly Good[] {
  const [deck, discard] = [told.zone(`deck-${seat}`), told.zone(`discard-${seat}`)];
  return [
    ...KEPT.map((sign) => ({ sign, count: told.item(`${seat}/${sign}`)?.[0].count ?? 0 })),
    { sign: 'stall', count: told.zone(`tokens-${seat}`).items.length },
    { sign: 'city_deck', count: deck.items.length + deck.hidden },
    { sign: 'discard', count: discard.items.length },
  ];
}

export function Mine({ seat }: { seat: number }) {
  const narrow = useNarrow();
  if (useTold().board(seat) === undefined) return null;
  return (
    <div class="monu-mine">
      <Stock seat={seat} />
      {!narrow && (
        <div class="monu-own">
          <Leaders seat={seat} />
          <Policies seat={seat} />
        </div>
      )}
    </div>
  );
}

/** Resources that are lost at the end, those that are kept, and market tokens. */
export function Stock({ seat }: { seat: number }) {
  const told = useTold();
  const tokens = told.zone(`tokens-${seat}`);
  return (
    <div class="monu-stock">
      <Group zone={told.zone(`stock-${seat}`)} class="stock">
        <small>{t('perishable')}</small>
        <Resources seat={seat} signs={PERISHABLE} />
        <small>{t('kept')}</small>
        <Resources seat={seat} signs={KEPT} />
      </Group>
      {tokens.items.length > 0 && (
        <Group zone={tokens} class="stock-tokens">
          {tokens.items.map((item) => (
            <Thing key={item.id} item={item} zone={tokens} class="good token">
              <Sign id="stall" />
              <Gives item={item} />
            </Thing>
          ))}
        </Group>
      )}
    </div>
  );
}

function Resources({ seat, signs }: { seat: number; signs: readonly string[] }) {
  const told = useTold();
  return (
    <span class="resources">
      {signs.map((sign) => {
        const [item, zone] = told.item(`${seat}/${sign}`) ?? [];
        return item && zone ? (
          <Thing key={sign} item={item} zone={zone} class="good">
            <Count sign={sign} count={item.count} />
          </Thing>
        ) : null;
      })}
    </span>
  );
}

function Gives({ item }: { item: Item }) {
  const { catalogue } = useTold();
  return <Formula parts={catalogue.formulas(item.component ?? '', 'gives').flatMap(({ parts }) => parts)} silent />;
}

/** The warlord, and the hero. */
export function Leaders({ seat }: { seat: number }) {
  const zone = useTold().zone(`leaders-${seat}`);
  return (
    <Group zone={zone} class="own-cards leaders">
      {zone.items.map((item) => (
        <Own key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}

/** All five policies: those that are active, and the others with their price. */
export function Policies({ seat }: { seat: number }) {
  const zone = useTold().zone(`policies-${seat}`);
  return (
    <Group zone={zone} class="own-cards policies">
      {zone.items.map((item) => (
        <Own key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}

function Own({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const { marks, label } = item;
  const reach = useReach();
  const kind = item.kind === 'policy' ? (marks.includes('active') ? 'active' : 'inactive') : item.kind;
  const mark = ['used', 'aside'].find((one) => marks.includes(one)) ?? (kind === 'inactive' ? undefined : kind);
  return (
    <Thing item={item} zone={zone} class={`own-card is-${kind}${used(item)}${reach.has(item.id) ? ' ahead' : ''}`}>
      <CardName item={item} />
      <Effects item={item} />
      <span class="own-foot">
        {label !== '' && <Formula parts={[{ is: 'term', sign: 'culture', count: -Number(label) }]} silent />}
        {mark !== undefined && told.catalogue.name(mark)}
      </span>
    </Thing>
  );
}
