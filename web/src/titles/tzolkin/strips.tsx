/** On phones a gear is unrolled: a row of its places, each with who stands there and what it gives. */

import { Worker } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { PlacePrice, Start, Supply } from './beside.tsx';
import { useGear } from './gear.ts';
import { WHEELS } from './geometry.ts';
import { Plate } from './plate.tsx';

export function Strips() {
  const told = useTold();
  const asked = told.zone('bank').items.some(({ id }) => told.signs.lit.has(id));
  return (
    <div class="strips">
      <div class="strips-head">
        <Start />
        <CalendarButton />
      </div>
      {asked && <Supply />}
      {WHEELS.map(({ id }) => (
        <Strip key={id} gear={id} />
      ))}
    </div>
  );
}

/** The calendar is not drawn on phones; it can be chosen when it may go further. */
function CalendarButton() {
  const told = useTold();
  const zone = told.zone('calendar');
  if (!told.signs.lit.has(zone.id)) return null;
  return (
    <Group zone={zone}>
      <Handle zone={zone} class="start-space">
        {told.catalogue.name('calendar')}
      </Handle>
    </Group>
  );
}

function Strip({ gear }: { gear: string }) {
  const { catalogue } = useTold();
  const { zone, spaces } = useGear(gear);
  return (
    <Group zone={zone} class="strip" style={{ '--of': catalogue.colour(gear) ?? 'var(--line)' }}>
      <Handle zone={zone} class="strip-name">
        {catalogue.name(gear)}
      </Handle>
      <div class="cells">
        {spaces.map(({ position, item, zone: places, worker, next }) => (
          <Thing key={item.id} item={item} zone={places} stands={next ? gear : undefined} class="cell">
            <span class="cell-head">{worker ? <Worker seat={worker.owner} id={worker.id} /> : <PlacePrice of={next ? gear : ''} label={item.label} />}</span>
            <Plate gear={gear} position={position} />
          </Thing>
        ))}
      </div>
    </Group>
  );
}
