/** The other seats: a line each, which opens. */

import { useState } from 'preact/hooks';
import { Count, Piece } from '../../arranged/pieces.tsx';
import { Team } from '../../arranged/team.tsx';
import { type Seat, useTold } from '../../arranged/told.ts';
import { Artifacts, Learned } from './collections.tsx';
import { useMain } from './main.ts';
import { goodsOf, Mine, OWN } from './mine.tsx';
import { Past } from './past.tsx';
import { Timeline } from './timeline.tsx';

/** With `brief`, lines are names: what the others have stands in the rail. */
export function Rivals({ brief = false }: { brief?: boolean }) {
  const told = useTold();
  const main = useMain();
  return (
    <div class={brief ? 'rivals brief' : 'rivals'}>
      {told.seats
        .filter(({ seat }) => seat !== main)
        .map((one) => (
          <Rival key={one.seat} of={one} brief={brief} />
        ))}
    </div>
  );
}

/** Opens by itself when something there can be chosen. */
function Rival({ of: { seat, name }, brief }: { of: Seat; brief: boolean }) {
  const told = useTold();
  const [open, setOpen] = useState(false);
  const zones = told.board(seat)?.zones ?? [];
  const lit = zones.some(({ id, items }) => told.signs.lit.has(id) || items.some((item) => told.signs.lit.has(item.id)));
  const shown = open || lit;
  return (
    <div class="rival">
      <button type="button" class="rival-line" aria-expanded={shown} onClick={() => setOpen(!shown)}>
        <Piece seat={seat} />
        <b translate={false}>{name}</b>
        <Team told={told} seat={seat} />
        {(brief ? [] : goodsOf(told, seat)).map(({ sign, count }) => (
          <Count key={sign} sign={sign} count={count} />
        ))}
      </button>
      {shown && <Opened seat={seat} />}
    </div>
  );
}

function Opened({ seat }: { seat: number }) {
  return (
    <div class="rival-board">
      <Timeline seat={seat} />
      <div class="ancient-row">
        <Past seat={seat} />
        <Artifacts seat={seat} />
        <Learned seat={seat} />
      </div>
      <Seen seat={seat} />
    </div>
  );
}

/** Their cards that whoever looks can see: those that an effect has revealed, or all at the end. */
function Seen({ seat }: { seat: number }) {
  const told = useTold();
  const seen = OWN.some((kind) => told.zone(`${kind}-${seat}`).items.length > 0);
  return seen ? <Mine seat={seat} /> : null;
}
