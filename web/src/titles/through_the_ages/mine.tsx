/** What belongs to a seat in the dock: what it can spend, and its two hands. */

import { Fitted } from '../../arranged/fitted.tsx';
import { Group, Handle } from '../../arranged/place.tsx';
import { type Good, type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { Formula } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { turnsEnd } from './ahead.ts';
import { Stock } from './banks.tsx';
import { Card, Named } from './card.tsx';
import { weightOf } from './weight.ts';

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

/** Hands side by side, below one another in columns, or a line each. */
const FORMS = 3;

export function Mine({ seat }: { seat: number }) {
  const told = useTold();
  if (told.board(seat) === undefined) return null;
  return (
    <div class="ages-mine">
      <div class="ages-have">
        <Stock seat={seat} />
        <TurnsEnd seat={seat} />
      </div>
      <Fitted class="ages-hands" forms={FORMS}>
        <Hands seat={seat} />
      </Fitted>
    </div>
  );
}

/** What the end of the turn brings, as the nation stands now. */
function TurnsEnd({ seat }: { seat: number }) {
  const told = useTold();
  const parts = turnsEnd(told, seat);
  const discards = told.gauge(`end_discards/${seat}`) ?? 0;
  const uprising = (told.gauge(`end_uprising/${seat}`) ?? 0) > 0;
  if (parts.length === 0 && !uprising) return null;
  return (
    <p class="turns-end">
      {t('turnsEnd')} {uprising ? <b class="bad">{t('uprising')}</b> : <Formula parts={parts} />}
      {discards > 0 && <span class="bad"> · {t('discards', { count: discards })}</span>}
    </p>
  );
}

export function Hands({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <>
      <Hand zone={told.zone(`civil/${seat}`)} name={t('civil')} limit={told.gauge(`civil_limit/${seat}`)} />
      <Hand zone={told.zone(`military/${seat}`)} name={t('military')} limit={told.gauge(`military_limit/${seat}`)} />
      <Hand zone={told.zone(`shown/${seat}`)} />
      <Prepared zone={told.zone(`prepared/${seat}`)} />
    </>
  );
}

/** Cards side by side; those that cannot be seen are counted. */
function Hand({ zone, name, limit }: { zone: Zone; name?: string; limit?: number | undefined }) {
  const told = useTold();
  const { items, hidden } = zone;
  if (items.length + hidden === 0) return null;
  return (
    <Group zone={zone} class="ages-hand">
      <Handle zone={zone} class="age-hand-name">
        {name ?? told.catalogue.name(zone.name)} <b>{limit === undefined ? items.length + hidden : t('ofLimit', { count: items.length + hidden, limit })}</b>
        {hidden > 0 && items.length > 0 && <small>{t('hidden', { count: hidden })}</small>}
      </Handle>
      <div class="ages-cards">
        {items.map((item) => (
          <Card key={item.id} item={item} zone={zone} wide={weightOf(told, item) > 1}>
            <Price id={item.id} />
          </Card>
        ))}
      </div>
    </Group>
  );
}

/** The events that a seat has put among those to come: they are out of its hand, so named only. */
function Prepared({ zone }: { zone: Zone }) {
  const told = useTold();
  if (zone.items.length === 0) return null;
  return (
    <Group zone={zone} class="ages-prepared">
      <Handle zone={zone} class="age-hand-name">
        {told.catalogue.name(zone.name)} <b>{zone.items.length}</b>
      </Handle>
      <div class="ages-cards">
        {zone.items.map((item) => (
          <Named key={item.id} item={item} zone={zone} />
        ))}
      </div>
    </Group>
  );
}

/** What playing a card takes now. */
function Price({ id }: { id: string }) {
  const told = useTold();
  const count = told.gauge(`price/${id}`);
  const sign = told.gauges.get(`price/${id}`)?.component;
  if (count === undefined || sign === undefined) return null;
  return (
    <span class="play-foot">
      {t('play')} <Formula parts={[{ is: 'term', sign, count: -count }]} silent />
    </span>
  );
}
