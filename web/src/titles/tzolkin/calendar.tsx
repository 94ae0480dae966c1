/** The calendar: its Food Days, and how long the game lasts. */

import { around } from '../../arranged/cog.ts';
import { Group, Handle } from '../../arranged/place.tsx';
import { Count } from '../../arranged/pieces.tsx';
import { useTold } from '../../arranged/told.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/tzolkin.ts';
import { CALENDAR, MIDDLE, percent, TOOTH, WIDTH } from './geometry.ts';
import { Wheel } from './wheel.tsx';

const SIDE = 2 * (CALENDAR.radius + TOOTH);

export function Calendar() {
  const told = useTold();
  const zone = told.zone('calendar');
  const far = CALENDAR.radius + TOOTH;
  return (
    <Group zone={zone} class="gear-of calendar" style={{ '--of': told.catalogue.colour('calendar') ?? '#d8bf7c' }}>
      <Handle zone={zone} class="wheel" style={{ ...percent(MIDDLE), width: `${(SIDE / WIDTH) * 100}%` }}>
        <Wheel teeth={CALENDAR.teeth} radius={CALENDAR.radius} first={0} turned={zone.turned} by={-360 / CALENDAR.teeth} />
        {zone.items.map(({ id, at, component, marks }) => {
          const [x, y] = around((at[0]! * 360) / CALENDAR.teeth + zone.turned, CALENDAR.radius - 17);
          const place = { left: `${50 + (x / far) * 50}%`, top: `${50 + (y / far) * 50}%` };
          const food = component === 'food_day';
          return (
            <span key={id} class={`day${food ? ' food' : ''}${marks.includes('now') ? ' now' : ''}`} style={place}>
              {food && <Sign id="food_day" />}
            </span>
          );
        })}
        <span class="hub">
          <small>{t('round')}</small>
          <strong>{told.gauge('round')}</strong>
          <Until />
          <OnIt />
        </span>
      </Handle>
    </Group>
  );
}

/** Rounds until the next Food Day. */
export function Until() {
  const left = useTold().gauge('teeth_left');
  if (left === undefined) return null;
  return (
    <span class="until">
      <Sign id="food_day" /> {t('foodIn', { count: left })}
    </span>
  );
}

/** Corn that has been laid on the calendar. */
export function OnIt() {
  const count = useTold().item('calendar-corn')?.[0].count ?? 0;
  return count > 0 ? <Count sign="corn" count={`+${count}`} /> : null;
}
