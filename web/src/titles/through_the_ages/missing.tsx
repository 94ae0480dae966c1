/** A technology that a nation does not have in play, and what is printed on any technology. */

import { type Told, useTold } from '../../arranged/told.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { divisible } from '../../words/hyphens.ts';
import { t } from '../../words/through-the-ages.ts';
import { colourOf } from './card.tsx';

/** Words of so many letters are divided, for columns are narrow. */
export const NARROW = 8;

/** A technology of the box that a nation does not have in play. */
export interface Missing {
  readonly id: string;
  readonly age: string;
  readonly type: string;
}

/** What each worker gives. */
export function gainOf(told: Told, of: string): readonly Part[] {
  return told.catalogue.formulas(of, 'worker').flatMap(({ parts }) => parts.flatMap((part) => (part.is === 'exchange' ? part.gain : [part])));
}

/** A technology that is not in play: what it costs and gives, and where it is to be had. */
export function Dashed({ of, seat }: { of: Missing; seat: number }) {
  const told = useTold();
  const { catalogue } = told;
  const found = whereOf(told, of.id, seat);
  const parts = (role: string) => catalogue.formulas(of.id, role).flatMap((one) => one.parts);
  return (
    <div class={`dashed age-kind-${colourOf(of.type)}${found ? ' near' : ''}`}>
      <span class="age-name">
        <span>{divisible(catalogue.name(of.id), NARROW)}</span>
        <small class="age">{of.age}</small>
      </span>
      <span class="dashed-costs">
        <Formula parts={parts('cost')} silent />
        <Formula parts={gainOf(told, of.id)} silent />
      </span>
      {found && <span class="where">{found}</span>}
    </div>
  );
}

/** Where a technology is: in the hand, or at which price in the row. */
function whereOf(told: Told, id: string, seat: number) {
  if (told.zone(`civil/${seat}`).items.some(({ component }) => component === id)) return t('inHand');
  const zone = told.board()!.zones.find(({ name, items }) => name === 'row' && items.some(({ component }) => component === id));
  if (zone === undefined) return undefined;
  const price = told.gauge(`price/${zone.id}/${seat}`);
  return (
    <>
      {t('inRow')} {price} <Sign id="civil_actions" />
    </>
  );
}
