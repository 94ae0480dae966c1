/** What belongs to a seat in the dock: what it can spend, and its two hands. */

import { Group, Handle } from '../../arranged/place.tsx';
import { type Good, type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { t } from '../../words/through-the-ages.ts';
import { Stock } from './banks.tsx';
import { Card } from './card.tsx';

/** What a seat has, as its line in the rail says it. */
export function goodsOf(told: Told, seat: number): readonly Good[] {
  const of = (name: string) => told.gauge(`${name}/${seat}`) ?? 0;
  const cards = ['civil', 'military'].map((kind) => told.zone(`${kind}/${seat}`));
  return [
    { sign: 'culture_rating', count: of('culture_rating') },
    { sign: 'strength', count: of('strength') },
    { sign: 'science', count: of('science') },
    { sign: 'science_rating', count: of('science_rating') },
    { sign: 'happy', count: of('happy') },
    { sign: 'hand_size', count: cards.reduce((sum, { items, hidden }) => sum + items.length + hidden, 0) },
  ];
}

export function Mine({ seat }: { seat: number }) {
  const told = useTold();
  if (told.board(seat) === undefined) return null;
  return (
    <div class="ages-mine">
      <Stock seat={seat} />
      <Hands seat={seat} />
    </div>
  );
}

export function Hands({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <>
      <Hand zone={told.zone(`civil/${seat}`)} name={t('civil')} />
      <Hand zone={told.zone(`military/${seat}`)} name={t('military')} />
      <Hand zone={told.zone(`shown/${seat}`)} />
      <Hand zone={told.zone(`prepared/${seat}`)} />
    </>
  );
}

/** Cards side by side; those that cannot be seen are counted. */
function Hand({ zone, name }: { zone: Zone; name?: string }) {
  const told = useTold();
  const { items, hidden } = zone;
  if (items.length + hidden === 0) return null;
  return (
    <Group zone={zone} class="ages-hand">
      <Handle zone={zone} class="age-hand-name">
        {name ?? told.catalogue.name(zone.name)} <b>{items.length + hidden}</b>
        {hidden > 0 && items.length > 0 && <small>{t('hidden', { count: hidden })}</small>}
      </Handle>
      {items.map((item) => (
        <Card key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}
