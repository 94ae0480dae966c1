/** Artifacts in play, and the technologies that a seat has learned. */

import { Group, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { t } from '../../words/ancient-knowledge.ts';
import { CardName, Effects, typeOf } from './card.tsx';

const KINDS = ['ancient', 'writing', 'secret'];

export function Artifacts({ seat }: { seat: number }) {
  const zone = useTold().zone(`artifacts-${seat}`);
  if (zone.items.length === 0) return null;
  return (
    <div class="collection">
      <h3 class="part-head">
        <span class="part-name">{t('artifacts')}</span>
        <span class="part-count">{t('of', { count: zone.items.length, all: zone.slots })}</span>
      </h3>
      <Group zone={zone} class="collected">
        {zone.items.map((item) => (
          <Chip key={item.id} item={item} zone={zone} />
        ))}
      </Group>
    </div>
  );
}

export function Learned({ seat }: { seat: number }) {
  const told = useTold();
  const zones = KINDS.map((kind) => told.zone(`${kind}-${seat}`)).filter(({ items }) => items.length > 0);
  if (zones.length === 0) return null;
  return (
    <div class="collection learned">
      <h3 class="part-head">
        <span class="part-name">{t('learned')}</span>
        <span class="part-count">{zones.reduce((sum, { items }) => sum + items.length, 0)}</span>
      </h3>
      <div class="collected">
        {zones.map((zone) => (
          <Group key={zone.id} zone={zone} class="collected">
            {zone.items.map((item) => (
              <Chip key={item.id} item={item} zone={zone} />
            ))}
          </Group>
        ))}
      </div>
    </div>
  );
}

/** A card that lies before a seat: its name, and what it does. */
export function Chip({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  return (
    <Thing item={item} zone={zone} class={`chip-card type-${typeOf(told, item)}`}>
      <CardName told={told} item={item} />
      <Effects of={item.component ?? item.id} />
    </Thing>
  );
}
