/** The other seats: a line each, which opens. */

import { useState } from 'preact/hooks';
import { Count, Piece } from '../../arranged/pieces.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { Team } from '../../arranged/team.tsx';
import { type Seat, type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { BuilderCard, Monument } from './card.tsx';
import { Artifacts, Chip, Learned } from './collections.tsx';
import { useMain } from './main.ts';
import { goodsOf, Mine, OWN } from './mine.tsx';
import { Line, Past } from './past.tsx';
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

/** Opens by itself when something there can be chosen, unless that stands among the targets. */
function Rival({ of: { seat, name }, brief }: { of: Seat; brief: boolean }) {
  const told = useTold();
  const [open, setOpen] = useState(false);
  const lit = litIn(told, seat).length > 0;
  const shown = brief ? open && !lit : open || lit;
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

/** The zones of a seat in which something can be chosen, or which can be chosen themselves. */
function litIn(told: Told, seat: number): readonly Zone[] {
  const { lit } = told.signs;
  return (told.board(seat)?.zones ?? []).filter(({ id, items }) => lit.has(id) || items.some((item) => lit.has(item.id)));
}

/** What can be chosen before the others, without all the rest that lies there. */
export function Targets() {
  const told = useTold();
  const main = useMain();
  const others = told.seats.filter(({ seat }) => seat !== main).map((of) => ({ of, zones: litIn(told, of.seat) }));
  return (
    <>
      {others
        .filter(({ zones }) => zones.length > 0)
        .map(({ of, zones }) => (
          <section key={of.seat} class="ancient-targets" aria-label={of.name}>
            <Piece seat={of.seat} />
            <b translate={false}>{of.name}</b>
            {zones.map((zone) => (
              <Group key={zone.id} zone={zone} class="target-zone">
                <Handle zone={zone} class="target-name">
                  {told.catalogue.name(zone.name)}
                </Handle>
                {zone.items
                  .filter(({ id }) => told.signs.lit.has(id))
                  .map((item) => (
                    <Target key={item.id} item={item} zone={zone} />
                  ))}
              </Group>
            ))}
          </section>
        ))}
    </>
  );
}

/** A card as it is drawn where it lies. */
function Target({ item, zone }: { item: Item; zone: Zone }) {
  if (zone.id.startsWith('space-')) return <Monument item={item} zone={zone} />;
  if (zone.id.startsWith('past-')) return <Line item={item} zone={zone} half={false} />;
  if (OWN.includes(zone.name) && item.kind !== 'technology') return <BuilderCard item={item} zone={zone} />;
  return <Chip item={item} zone={zone} />;
}
