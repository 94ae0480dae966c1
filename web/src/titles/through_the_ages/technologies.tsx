/** Technologies by type: a column for each, the highest level on top, with workers and stock. */

import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { colourOf, signOf, typeOf } from './card.tsx';

const TYPES = ['farm', 'mine', 'temple', 'lab', 'arena', 'library', 'theater', 'infantry', 'cavalry', 'artillery', 'air'];
/** So many discs or tokens are drawn one by one; more are a number. */
const DRAWN = 4;

export function Technologies({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`n${seat}`);
  const columns = TYPES.map((type) => ({ type, items: zone.items.filter((item) => typeOf(told, item) === type) }));
  return (
    <Group zone={zone} class="tech-columns">
      {columns
        .filter(({ items }) => items.length > 0)
        .map(({ type, items }) => (
          <div key={type} class={`tech-column age-kind-${colourOf(type)}`}>
            <span class="column-head">
              <Sign id={signOf(type)} /> {told.catalogue.name(type)}
            </span>
            {items.toReversed().map((item) => (
              <Post key={item.id} item={item} zone={zone} />
            ))}
          </div>
        ))}
      <Unused seat={seat} />
    </Group>
  );
}

/** A technology: its workers, what one worker gives, the stock on it. */
function Post({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const { catalogue } = told;
  const of = item.component ?? item.id;
  const count = (mark: string) => item.marks.filter((one) => one === mark).length;
  return (
    <Thing item={item} zone={zone} class={`post age-kind-${colourOf(typeOf(told, item))}`}>
      <span class="age-name" data-flies={item.id}>
        <b>{catalogue.face(item).name}</b>
        <small class="age">{item.label}</small>
      </span>
      <span class="post-line">
        <Tokens sign="population" count={count('workers')} />
        <Tokens sign="blue_tokens" count={count('tokens')} />
      </span>
      {catalogue.formulas(of, 'worker').map(({ parts }, order) => (
        <Formula key={order} parts={parts} silent />
      ))}
    </Thing>
  );
}

/** Discs side by side, or one with a number. */
function Tokens({ sign, count }: { sign: string; count: number }) {
  if (count === 0) return null;
  if (count > DRAWN) {
    return (
      <b class="amount">
        <Sign id={sign} />
        {count}
      </b>
    );
  }
  return (
    <span class="age-tokens">
      {Array.from({ length: count }, (_, at) => (
        <Sign key={at} id={sign} />
      ))}
    </span>
  );
}

/** The pool of unused workers: chosen to take one more. */
export function Unused({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`pool/${seat}`);
  const count = zone.items.reduce((sum, one) => sum + one.count, 0);
  return (
    <Group zone={zone} class="pool">
      <Handle zone={zone} class="pool-handle">
        <span class="pool-words">{t('unused', { count })}</span>
        <Tokens sign="unused_worker" count={count} />
      </Handle>
      {zone.items
        .filter((item) => told.signs.lit.has(item.id))
        .map((item) => (
          <Thing key={item.id} item={item} zone={zone}>
            <Sign id="unused_worker" />
          </Thing>
        ))}
    </Group>
  );
}
