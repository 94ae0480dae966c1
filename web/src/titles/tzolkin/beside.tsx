/** What stands beside the gears: the starting player space, and the supply of goods. */

import { Count, Piece, Worker } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { Sign } from '../../signs/sign.tsx';
import { OnIt } from './calendar.tsx';

/** The space whose worker makes its owner the starting player, and who that is now. */
export function Start() {
  const told = useTold();
  const zone = told.zone('starting_player_space');
  const [worker] = zone.items;
  const marker = told.item('starting_player_marker-item')?.[0];
  return (
    <Group zone={zone} class="start">
      <Handle zone={zone} class="start-space">
        <span class="start-name">{told.catalogue.name('starting_player_space')}</span>
        <span class="start-line">
          {marker?.owner !== undefined && <Piece seat={marker.owner} id={marker.id} />}
          <OnIt />
          <PlacePrice of="starting_player_space" />
          <span class="ring">{worker && <Worker seat={worker.owner} id={worker.id} />}</span>
        </span>
      </Handle>
    </Group>
  );
}

/** The corn that a worker costs there now, while one can be placed; else the number of the place. */
export function PlacePrice({ of, label = '' }: { of: string; label?: string }) {
  const told = useTold();
  const corn = told.gauge(`price-${of}`);
  return corn === undefined || !told.signs.lit.has(of) ? (
    <>{label}</>
  ) : (
    <span class="place-price">
      <Count sign="corn" count={corn} />
    </span>
  );
}

/** Goods that are taken by choice, while there is one; of skulls, how many are left. */
export function Supply() {
  const told = useTold();
  const zone = told.zone('bank');
  const shown = zone.items.filter(({ id }) => id === 'skull' || told.signs.lit.has(id));
  if (shown.length === 0) return null;
  return (
    <Group zone={zone} class="supply">
      <Handle zone={zone} class="supply-name">
        {told.catalogue.name('bank')}
      </Handle>
      {shown.map((item) => (
        <Thing key={item.id} item={item} zone={zone} class="good">
          {item.id === 'skull' ? <Count sign="skull" count={item.count} /> : <Sign id={item.id} />}
        </Thing>
      ))}
    </Group>
  );
}
