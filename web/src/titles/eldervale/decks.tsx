/** The adventure cards that lie face up, one for each element: price, effect, how many lie below. */

import { Kept, zonesOn } from '../../arranged/kept.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { CardName, Effects } from './card.tsx';
import { partsOf, unpaid } from './realm.tsx';

/** The decks of this game, one for each of its elements. */
export function decksOf({ scene }: Told): readonly Zone[] {
  return scene.boards.flatMap(({ zones }) => zones).filter(({ id }) => id.startsWith('deck-'));
}

export function Decks() {
  const told = useTold();
  const decks = decksOf(told);
  return (
    <section class="decks">
      {decks.map((zone) => (
        <Kept key={zone.id} on={zonesOn(told, zone.id)}>
          {() => <Deck zone={zone} />}
        </Kept>
      ))}
    </section>
  );
}

function Deck({ zone }: { zone: Zone }) {
  const told = useTold();
  const [item] = zone.items;
  const cost = item === undefined ? [] : partsOf(told, item.id, 'cost').map(unpaid);
  return (
    <Group zone={zone} class="deck" style={{ '--of': `var(--el-${zone.name})` }}>
      <Handle zone={zone} class="deck-head">
        <Formula parts={cost} silent />
        <small title={t('deck', { count: zone.hidden })}>
          <Sign id="card" />
          {zone.hidden}
        </small>
      </Handle>
      {item !== undefined && (
        <Thing item={item} zone={zone} stands={zone.id} class="deck-card">
          <CardName item={item} />
          <span class="does">
            <Effects of={item.id} />
          </span>
        </Thing>
      )}
    </Group>
  );
}
