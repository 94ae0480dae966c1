/** What everybody can reach: the technology boards, the piles; and whose effects wait. */

import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';
import { needsOf } from './ahead.ts';
import { CardName, Effects, typeOf } from './card.tsx';
import { Chip } from './collections.tsx';
import { useMain } from './main.ts';

const BOARDS = [
  { id: 'tech_board_1', level: 1 },
  { id: 'tech_board_2', level: 1 },
  { id: 'tech_board_3', level: 2 },
];

export function Technologies() {
  const told = useTold();
  const boards = BOARDS.map((one) => ({ ...one, zone: told.zone(one.id) }));
  const shown = boards.filter(({ id, zone }) => zone.items.length > 0 || told.signs.lit.has(id));
  return (
    <div class="technologies-of">
      {shown.map(({ level, zone }) => (
        <Group key={zone.id} zone={zone} class="tech-board">
          <Handle zone={zone} class="tech-head">
            {t('level', { level: 'I'.repeat(level), count: count(told.zone(`tech_deck_${level}`)) })}
            {told.gauge(`refill/${zone.id}`) === 1 && <span class="refill"> · {t('refill')}</span>}
          </Handle>
          <div class="tech-cards">
            {zone.items.map((item) => (
              <Technology key={item.id} item={item} zone={zone} />
            ))}
          </div>
        </Group>
      ))}
    </div>
  );
}

/** A technology: what it needs, and what it does. */
export function Technology({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const of = item.component ?? item.id;
  const needs = told.catalogue.formulas(of, 'needs').flatMap(({ parts }) => parts);
  return (
    <Thing item={item} zone={zone} class={`builder technology-card type-${typeOf(told, item)}`}>
      <CardName told={told} item={item} />
      {needs.length > 0 && <Needs id={item.id} parts={needs} />}
      <Effects of={of} />
    </Thing>
  );
}

/** What a technology needs, whether that is met, and what there is. */
function Needs({ id, parts }: { id: string; parts: readonly Part[] }) {
  const told = useTold();
  const found = needsOf(told, id, useMain());
  return (
    <span class={`needs${found ? (found.met ? ' met' : ' unmet') : ''}`}>
      {found ? (
        <b aria-label={t(found.met ? 'met' : 'unmet')} role="img">
          {found.met ? '✓' : '✗'}
        </b>
      ) : (
        t('needs')
      )}{' '}
      <Formula parts={parts} silent />
      {found && found.have.length > 0 && <span>{t('have', { count: found.have.join(', ') })}</span>}
    </span>
  );
}

const PILES = ['builder_deck', 'builder_discard', 'tech_discard_1', 'tech_discard_2'];

/** How many cards lie in each pile; an empty one is nothing. */
export function Piles() {
  const told = useTold();
  const zones = PILES.map((id) => told.zone(id)).filter((zone) => count(zone) > 0 || told.signs.lit.has(zone.id));
  return (
    <div class="piles">
      {zones.map((zone) => (
        <Group key={zone.id} zone={zone}>
          <Handle zone={zone} class="pile">
            <span>{told.catalogue.name(zone.name)}</span>
            <b>{count(zone)}</b>
          </Handle>
        </Group>
      ))}
    </div>
  );
}

function count({ hidden, items }: Zone): number {
  return hidden + items.length;
}

/** The cards whose effects are being resolved, the next one last. */
export function Pending() {
  const told = useTold();
  const zone = told.zone('pending');
  if (zone.items.length === 0) return null;
  return (
    <Group zone={zone} class="pending">
      <span class="part-name">
        <Sign id="hourglass" /> {told.catalogue.name(zone.name)}
      </span>
      {zone.items.map((item: Item) => (
        <Chip key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}
