/** The other nations: a line each, which opens; the line is the nation where it is chosen. */

import { useState } from 'preact/hooks';
import { Count, Piece } from '../../arranged/pieces.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { type Seat, useTold } from '../../arranged/told.ts';
import { t } from '../../words/through-the-ages.ts';
import { Banks } from './banks.tsx';
import { goodsOf, Hands } from './mine.tsx';
import { State } from './state.tsx';
import { Technologies } from './technologies.tsx';

/** The seat whose nation is shown whole: whoever looks, else the first. */
export function useMain(): number {
  const told = useTold();
  return told.viewer ?? told.seats[0]?.seat ?? 0;
}

export function Rivals() {
  const told = useTold();
  const main = useMain();
  return (
    <div class="age-rivals">
      {told.seats
        .filter(({ seat }) => seat !== main)
        .map((one) => (
          <Rival key={one.seat} of={one} />
        ))}
    </div>
  );
}

/** Opens by itself when something there can be chosen. */
function Rival({ of: { seat, name } }: { of: Seat }) {
  const told = useTold();
  const [open, setOpen] = useState(false);
  const { lit } = told.signs;
  const nation = told.zone(`n${seat}`);
  const zones = told.board(seat)?.zones ?? [];
  const within = zones.some(({ id, items }) => (id !== nation.id && lit.has(id)) || items.some((item) => lit.has(item.id)));
  const shown = open || within;
  return (
    <div class="age-rival">
      {lit.has(nation.id) && (
        <Group zone={nation}>
          <Handle zone={nation} class="target-of">
            {t('target', { name })}
          </Handle>
        </Group>
      )}
      <button type="button" class="age-rival-line" aria-expanded={shown} onClick={() => setOpen(!shown)}>
        <Piece seat={seat} />
        <b translate={false}>{name}</b>
        <Count sign="culture" count={told.gauge(`culture/${seat}`) ?? 0} />
        {goodsOf(told, seat).map(({ sign, count }) => (
          <Count key={sign} sign={sign} count={count} />
        ))}
      </button>
      {shown && (
        <div class="age-rival-board">
          <Technologies seat={seat} />
          <State seat={seat} />
          <Banks seat={seat} />
          <Hands seat={seat} />
        </div>
      )}
    </div>
  );
}
