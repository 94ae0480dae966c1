/** The last battle that had a result, in one line: where and when, the dice of each side, who won. */

import { Group } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { t } from '../../words/eldervale.ts';
import { foughtOf } from './land.ts';
import { Who } from './side.tsx';

export function LastBattle() {
  const told = useTold();
  const where = told.gauges.get('last_battle');
  const zone = told.zone('last-sides');
  if (where?.component === undefined || foughtOf(told) !== undefined) return null;
  const tie = !zone.items.some(({ marks }) => marks.includes('winner'));
  return (
    <Group zone={zone} class="last-battle">
      <b class="elder-label">{t('lastBattle')}</b>
      <span>{t('inRound', { realm: told.catalogue.name(where.component), round: where.value })}</span>
      {zone.items.map((side) => (
        <LastSide key={side.id} side={side} />
      ))}
      {tie && <span>{t('allLost')}</span>}
    </Group>
  );
}

function LastSide({ side }: { side: Item }) {
  return (
    <span class="last-side">
      <Who side={side} zone="last-sides" />
      {side.label.split(' ').map((die, at) => (
        <span class="elder-die" key={at}>
          {die}
        </span>
      ))}
    </span>
  );
}
