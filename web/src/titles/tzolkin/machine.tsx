/** The machine: the calendar in the middle, five gears that mesh with it, plates around them. */

import { useRef } from 'preact/hooks';
import { useFlying } from '../../arranged/flying.ts';
import { Worker } from '../../arranged/pieces.tsx';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import { Calendar } from './calendar.tsx';
import { useGear } from './gear.ts';
import { HEIGHT, percent, placeOf, TOOTH, toPlate, type Wheel as Placed, WHEELS, WIDTH } from './geometry.ts';
import { Plate } from './plate.tsx';
import { PlacePrice, Start, Supply } from './beside.tsx';
import { Wheel } from './wheel.tsx';

export function Machine({ animate }: { animate: boolean }) {
  const told = useTold();
  const root = useRef<HTMLDivElement>(null);
  useFlying(root, told.scene, animate);
  return (
    <div class="machine-room" ref={root}>
      <div class="machine" style={{ aspectRatio: `${WIDTH} / ${HEIGHT}`, '--shape': WIDTH / HEIGHT }}>
        <Calendar />
        {WHEELS.map((wheel) => (
          <Gear key={wheel.id} wheel={wheel} />
        ))}
      </div>
      <Start />
      <Supply />
    </div>
  );
}

function Gear({ wheel }: { wheel: Placed }) {
  const { catalogue } = useTold();
  const { zone, spaces } = useGear(wheel.id);
  const side = `${((2 * (wheel.radius + TOOTH)) / WIDTH) * 100}%`;
  const colour = catalogue.colour(wheel.id) ?? 'var(--sunk)';
  return (
    <Group zone={zone} class="gear-of" style={{ '--of': colour }}>
      <Handle zone={zone} class="wheel" style={{ ...percent(wheel.at), width: side }}>
        <Wheel teeth={wheel.teeth} radius={wheel.radius} first={wheel.first} turned={zone.turned} by={360 / wheel.teeth} />
        <span class="wheel-name">{catalogue.name(wheel.id)}</span>
      </Handle>
      {spaces.map(({ position, item, zone: places, worker, next }) => {
        const [x, y] = toPlate(wheel, position);
        return (
          <Thing
            key={item.id}
            item={item}
            zone={places}
            stands={next ? wheel.id : undefined}
            class={Math.abs(x) > Math.abs(y) ? 'space aside' : 'space'}
            style={{ ...percent(placeOf(wheel, position)), '--x': x / 26, '--y': y / 26 }}
          >
            <span class="ring">{worker ? <Worker seat={worker.owner} id={worker.id} /> : <PlacePrice of={next ? wheel.id : ''} label={item.label} />}</span>
            <Plate gear={wheel.id} position={position} />
          </Thing>
        );
      })}
    </Group>
  );
}
