/** The Past of a seat: a line for each monument, upright or rotated; and the knowledge that is lost. */

import { Count } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';
import { CardName, Effects, printed } from './card.tsx';

export function Past({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`past-${seat}`);
  const upright = zone.items.filter(({ turned }) => turned === 0).length;
  const end = told.bound(`fallen-${seat}`) ?? 0;
  return (
    <Group zone={zone} class="past-of">
      <Handle zone={zone} class="part-head">
        <span class="part-name">{t('past')}</span>
        <span class="part-count">{t('pastOf', { count: zone.items.length, end })}</span>
        {zone.items.length > 0 && <span class="part-count">{t('upright', { count: upright })}</span>}
      </Handle>
      <div class="past-lines">
        {zone.items.map((item) => (
          <Line key={item.id} item={item} zone={zone} />
        ))}
      </div>
    </Group>
  );
}

/** A monument of the Past: its points, and what it scores in the end. */
export function Line({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const rotated = item.turned !== 0;
  return (
    <Thing item={item} zone={zone} class={`past-line${rotated ? ' rotated' : ''}`}>
      <Sign id={rotated ? 'rotated' : 'card'} />
      <CardName told={told} item={item} />
      <span class="worth">
        <Effects of={item.component ?? item.id} only="end" />
        <Count sign="points" count={printed(told, item, 'gives') ?? 0} />
      </span>
    </Thing>
  );
}

export function Lost({ seat }: { seat: number }) {
  const lost = useTold().gauge(`lost-${seat}`) ?? 0;
  return (
    <p class="lost-of">
      <span class="part-name">{t('lost')}</span>
      <Count sign="lost" count={lost} />
      {lost > 0 && <Count sign="points" count={`−${lost}`} />}
    </p>
  );
}
