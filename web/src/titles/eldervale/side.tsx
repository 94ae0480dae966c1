/** A side of a battle before the roll: who, where its dice come from, and its chance with so many and with more. */

import { Piece } from '../../arranged/pieces.tsx';
import { Group, Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { nameOf } from './rolled.ts';
import { Stakes } from './stakes.tsx';
import { Figure, ghostsOf } from './units.tsx';

export function Counted({ side }: { side: Item }) {
  return (
    <div class="side">
      <Who side={side} />
      <Sources of={side.id} />
      {side.label !== '' && <Formula parts={[{ is: 'term', sign: 'die', count: Number(side.label) }]} />}
      <Odds name={nameOf(side)} />
      <Stakes of={nameOf(side)} />
    </div>
  );
}

/** Who it is: a seat, the Ghosts, or a monster. */
export function Who({ side, zone = 'sides' }: { side: Item; zone?: string }) {
  const told = useTold();
  const name = nameOf(side);
  const monster = name !== 'ghosts' && side.owner === undefined;
  return (
    <Thing item={side} zone={told.zone(zone)} class={`side-who${monster ? ' monster' : ''}`}>
      {name === 'ghosts' && <Figure kind="ghost" seat={ghostsOf(told)} />}
      {side.component !== undefined && <Figure kind="monster" seat={undefined} />}
      {side.owner !== undefined && <Piece seat={side.owner} />}
      <span>{who(told, side)}</span>
      {side.marks.includes('winner') && <Sign id="victory" />}
    </Thing>
  );
}

/** How a side is called. */
export function who(told: Told, side: Item): string {
  if (side.component !== undefined) return told.catalogue.face(side).name;
  return side.owner === undefined ? told.catalogue.name('ghosts') : told.speech.seat(side.owner);
}

/** The chance of a seat to win: with its dice of now, which comes first, and with more. */
function Odds({ name }: { name: string }) {
  const told = useTold();
  const zone = told.zone('odds');
  const own = zone.items.filter(({ id }) => id.startsWith(`odds-${name}-`));
  if (own.length === 0) return null;
  return (
    <Group zone={zone} class="odds">
      {own.map((item, at) => (
        <Thing key={item.id} item={item} zone={zone} class={at === 0 ? 'chance now' : 'chance'}>
          <Formula parts={[{ is: 'term', sign: 'die', count: item.count }]} silent />
          <span>{item.label}</span>
        </Thing>
      ))}
    </Group>
  );
}

/** Signs of what dice come from, by the gauges that count them. */
const SOURCES = [
  ['dice_of_units', 'unit', 1],
  ['dice_of_dwellings', 'dwelling', 1],
  ['dice_of_effects', 'card', 1],
  ['dice_lost', 'opposing_unit', -1],
  ['dice_added', 'sword', 1],
] as const;

/** What gives a side its dice; of one source alone nothing needs to be said. */
function Sources({ of }: { of: string }) {
  const told = useTold();
  const all = SOURCES.flatMap(([name, sign, by]) => {
    const value = told.gauge(`${name}-${of}`);
    return value === undefined ? [] : [{ name, sign, value: by * value }];
  });
  if (all.length < 2) return null;
  return (
    <span class="sources">
      {all.map(({ name, sign, value }) => (
        <span key={name} title={told.catalogue.name(name)}>
          <Sign id={sign} />
          <span class="unseen">{told.catalogue.name(name)} </span>
          {value}
        </span>
      ))}
      <span aria-hidden="true">=</span>
    </span>
  );
}
