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
          <span class="ring">{worker && <Worker seat={worker.owner} id={worker.id} />}</span>
        </span>
      </Handle>
    </Group>
  );
}

/** Goods that are taken by choice; of skulls, how many are left. */
export function Supply() {
  const told = useTold();
  const zone = told.zone('bank');
  return (
    <Group zone={zone} class="supply">
      <Handle zone={zone} class="supply-name">
        {told.catalogue.name('bank')}
      </Handle>
      {zone.items.map((item) => (
        <Thing key={item.id} item={item} zone={zone} class="good">
          {item.id === 'skull' ? <Count sign="skull" count={item.count} /> : <Sign id={item.id} />}
        </Thing>
      ))}
    </Group>
  );
}
