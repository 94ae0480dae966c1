/** Cards that lie on heaps, one by one, when somebody asks or may choose one of them. */

import { useState } from 'preact/hooks';
import { Group, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { t } from '../../words/monumental.ts';
import { CardName } from './card.tsx';

/** Whether heaps are open, and the button that opens them. */
export function useHeaps(ids: readonly string[]) {
  const told = useTold();
  const [asked, ask] = useState(false);
  const items = ids.flatMap((id) => told.zone(id).items);
  const lit = items.some(({ id }) => told.signs.lit.has(id));
  const open = items.length > 0 && (asked || lit);
  const opener = items.length > 0 && (
    <button type="button" class="heap-opener" aria-expanded={open} aria-label={t('heaps')} onClick={() => ask(!asked)}>
      {t('show')}
    </button>
  );
  return { open, opener };
}

export function Heaps({ ids }: { ids: readonly string[] }) {
  const told = useTold();
  const zones = ids.map((id) => told.zone(id)).filter(({ items }) => items.length > 0);
  return (
    <div class="heaps">
      {zones.map((zone) => (
        <Group key={zone.id} zone={zone} class="heap-cards">
          <span class="part-name">{told.catalogue.name(zone.name)}</span>
          {zone.items.map((item) => (
            <Thing key={item.id} item={item} zone={zone} class="heap-card">
              <CardName item={item} signed />
            </Thing>
          ))}
        </Group>
      ))}
    </div>
  );
}
