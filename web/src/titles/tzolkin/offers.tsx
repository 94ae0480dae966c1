/** Buildings and monuments on offer: cost above, effect below. */

import { Tile } from '../../arranged/pieces.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/tzolkin.ts';

/** Roles of formulas that say what a tile does, in a game of so many. */
const EFFECTS = ['gives', 'end'];

export function Offers({ id }: { id: 'building_display' | 'monument_display' }) {
  const told = useTold();
  const zone = told.zone(id);
  return (
    <Group zone={zone} class="offers-of">
      <Handle zone={zone} class="offers-name">
        {told.catalogue.name(id)}
      </Handle>
      <div class="tiles">
        {zone.items.map((item) => (
          <Built key={item.id} item={item} zone={zone} />
        ))}
      </div>
    </Group>
  );
}

/** What a monument would score for the seat that looks, if the game ended now. */
function Worth({ of }: { of: string }) {
  const told = useTold();
  const points = told.gauge(`worth-${of}-${told.viewer ?? told.seats[0]?.seat ?? 0}`);
  return points === undefined ? null : (
    <span class="tile-worth">
      {t('now')} <Formula parts={[{ is: 'term', sign: 'points', count: points }]} />
    </span>
  );
}

/** A building, a monument, or starting wealth. */
export function Built({ item, zone }: { item: Item; zone: Zone }) {
  const { catalogue, seats } = useTold();
  const of = item.component ?? item.id;
  const cost = catalogue.formulas(of, 'cost').flatMap((one) => one.parts);
  const effects = catalogue
    .formulas(of)
    .filter(({ role, at }) => EFFECTS.includes(role) || (role === 'players' && at === seats.length));
  return (
    <Tile item={item} zone={zone} cost={cost}>
      {effects.map(({ parts }, order) => (
        <Formula key={order} parts={parts} silent />
      ))}
      <Worth of={of} />
    </Tile>
  );
}
