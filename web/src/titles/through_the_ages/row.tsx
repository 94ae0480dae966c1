/** The card row: thirteen places, and what taking a card from each costs. */

import { Group, Handle } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { Card } from './card.tsx';

/** The places of each price (TTA-ROW-01). */
const PRICES = [
  { count: 1, first: 1, last: 5 },
  { count: 2, first: 6, last: 9 },
  { count: 3, first: 10, last: 13 },
];

export function Row() {
  return (
    <div class="ages-row">
      {PRICES.map((price) => (
        <Priced key={price.count} {...price} />
      ))}
    </div>
  );
}

function Priced({ count, first, last }: (typeof PRICES)[number]) {
  const told = useTold();
  const places = Array.from({ length: last - first + 1 }, (_, at) => told.zone(`row/${first + at}`));
  return (
    <div class="priced" style={{ '--places': places.length }}>
      <span class="price-tab" title={t('price', { count })}>
        <span class="unseen">{t('price', { count })}</span>
        {Array.from({ length: count }, (_, at) => (
          <Sign key={at} id="civil_actions" />
        ))}
      </span>
      <div class="row-places">
        {places.map((zone) => (
          <Group key={zone.id} zone={zone} class="row-place">
            {zone.items.map((item) => (
              <Card key={item.id} item={item} zone={zone} stands={zone.id} />
            ))}
            {zone.items.length === 0 ? (
              <Handle zone={zone} class="free-place" />
            ) : (
              told.signs.lit.has(zone.id) && (
                <Handle zone={zone} class="take">
                  {t('take')}
                </Handle>
              )
            )}
          </Group>
        ))}
      </div>
    </div>
  );
}
