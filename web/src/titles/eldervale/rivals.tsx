/** The other seats, and the Ghosts: a line each, which opens. */

import { useState } from 'preact/hooks';
import { Count, Piece } from '../../arranged/pieces.tsx';
import { Team } from '../../arranged/team.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import { Armies, Goods, Plate, Tokens } from './mine.tsx';
import type { Owner } from './owner.ts';
import { Abilities, Hand, Tableau } from './tableau.tsx';
import { Figure, ghostsOf } from './units.tsx';

/** Everybody but who looks; whoever looks without a seat sees all. */
export function rivalsOf(told: Told): readonly Owner[] {
  const ghosts = told.scene.boards.some(({ id }) => id === 'board-ghosts');
  const seats = told.seats.map(({ seat }) => seat).filter((seat) => seat !== told.viewer);
  return ghosts ? [...seats, 'ghosts'] : seats;
}

export function Rivals() {
  const told = useTold();
  return (
    <div class="rivals-of">
      {rivalsOf(told).map((owner) => (
        <Rival key={owner} owner={owner} />
      ))}
    </div>
  );
}

/** Opens by itself when something there can be chosen. */
function Rival({ owner }: { owner: Owner }) {
  const told = useTold();
  const [open, setOpen] = useState(false);
  const zones = told.scene.boards.find(({ id }) => id === `board-${owner}`)?.zones ?? [];
  const lit = zones.some(({ id, items }) => told.signs.lit.has(id) || items.some((item) => told.signs.lit.has(item.id)));
  const shown = open || lit;
  return (
    <div class={`rival-of${shown ? ' opened' : ''}`}>
      <button type="button" class="elder-line" aria-expanded={shown} onClick={() => setOpen(!shown)}>
        {owner === 'ghosts' ? <Figure kind="ghost" seat={ghostsOf(told)} /> : <Piece seat={owner} />}
        <b translate={false}>{owner === 'ghosts' ? told.catalogue.name('ghosts') : told.speech.seat(owner)}</b>
        {owner !== 'ghosts' && <Team told={told} seat={owner} />}
        {owner === 'ghosts' && <Count sign="points" count={told.gauge('points-ghosts') ?? 0} />}
        {holdings(told, owner).map(([sign, count]) => (
          <Count key={sign} sign={sign} count={count} />
        ))}
      </button>
      {shown && (
        <div class="elder-rival">
          <div class="holdings">
            <Plate owner={owner} />
            <Goods owner={owner} />
            <Armies owner={owner} />
            <Tokens owner={owner} />
            <Abilities owner={owner} />
          </div>
          <div class="mine-cards dense small">
            <Tableau owner={owner} />
            <Hand owner={owner} />
          </div>
        </div>
      )}
    </div>
  );
}

/** What is worth knowing of somebody before the line is opened; nothing takes no room. */
function holdings(told: Told, owner: Owner): readonly (readonly [string, number])[] {
  const count = (zone: string) => told.zone(`${zone}-${owner}`).items.reduce((sum, one) => sum + one.count, 0);
  const all = [
    ['ready_unit', count('ready')],
    ['underworld_unit', count('underworld')],
    ['adventure_card', told.zone(`tableau-${owner}`).items.length],
    ['treasure', count('tokens')],
    ['orb', told.gauge(`orbs-${owner}`) ?? 0],
  ] as const;
  return all.filter(([, held]) => held > 0);
}
