/** What belongs to a seat in the dock: its hand with all that is printed, and what it has set aside. */

import { Fitted } from '../../arranged/fitted.tsx';
import { Group } from '../../arranged/place.tsx';
import { type Good, type Told, useTold } from '../../arranged/told.ts';
import type { Zone } from '../../scene/whole.ts';
import { t } from '../../words/ancient-knowledge.ts';
import { BuilderCard } from './card.tsx';
import { Technology } from './offers.tsx';

/** The zones of a seat that lie before it alone: what is set aside, its hand, what it is offered. */
export const OWN = ['aside', 'hand', 'offers'];

/** What a seat has, as its line in the rail says it. */
export function goodsOf(told: Told, seat: number): readonly Good[] {
  const spaces = [1, 2, 3, 4, 5, 6].flatMap((number) => told.zone(`space-${seat}-${number}`).items);
  const learned = ['ancient', 'writing', 'secret'].flatMap((kind) => told.zone(`${kind}-${seat}`).items);
  const hand = told.zone(`hand-${seat}`);
  return [
    { sign: 'past_monument', count: told.zone(`past-${seat}`).items.length },
    { sign: 'timeline_knowledge', count: spaces.reduce((sum, { label }) => sum + Number(label), 0) },
    { sign: 'lost', count: told.gauge(`lost-${seat}`) ?? 0 },
    { sign: 'board_artifact', count: told.zone(`artifacts-${seat}`).items.length },
    { sign: 'tech_any', count: learned.length },
    { sign: 'hand_size', count: hand.items.length + hand.hidden },
  ];
}

/** Side by side, closer, in rows with their sentences or without, in columns, a line each. */
const FORMS = 6;

export function Mine({ seat }: { seat: number }) {
  const told = useTold();
  if (told.board(seat) === undefined) return null;
  const zones = OWN.map((kind) => told.zone(`${kind}-${seat}`));
  return (
    <Fitted class="hand-of" forms={FORMS}>
      {zones.map((zone) => (
        <Cards key={zone.id} zone={zone} seat={seat} />
      ))}
    </Fitted>
  );
}

/** Cards side by side; those that cannot be seen are counted. */
function Cards({ zone, seat }: { zone: Zone; seat: number }) {
  const told = useTold();
  const { items, hidden } = zone;
  if (items.length + hidden === 0 && zone.name !== 'hand') return null;
  return (
    <Group zone={zone} class="hand-cards">
      <span class="hand-name">
        {told.catalogue.name(zone.name)} <b>{items.length + hidden}</b>
        {hidden > 0 && items.length > 0 && <small>{t('hidden', { count: hidden })}</small>}
      </span>
      {items.map((item) =>
        item.kind === 'technology' ? (
          <Technology key={item.id} item={item} zone={zone} />
        ) : (
          <BuilderCard key={item.id} item={item} zone={zone} told seat={seat} />
        ),
      )}
    </Group>
  );
}
