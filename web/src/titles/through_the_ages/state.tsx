/** The state of a nation: government, leader, tactic, special technologies, wonders, colonies. */

import type { ComponentChildren } from 'preact';
import { Group, Handle } from '../../arranged/place.tsx';
import { useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/through-the-ages.ts';
import { CardName, Effects, Named, Plate } from './card.tsx';

export function State({ seat }: { seat: number }) {
  const told = useTold();
  return (
    <div class="state-of">
      <Plates name={t('state')} zone={told.zone(`state/${seat}`)} />
      <Site zone={told.zone(`site/${seat}`)} />
      <Plates name={t('wonders')} zone={told.zone(`wonders/${seat}`)} lasting />
      <Plates name={t('colonies')} zone={told.zone(`colonies/${seat}`)} lasting />
    </div>
  );
}

interface PlatesProps {
  name?: string;
  zone: Zone;
  /** They are in play: what they did when they came is no matter. */
  lasting?: boolean;
  /** What stands behind the name of a card. */
  beside?: (item: Item) => ComponentChildren;
}

/** Cards in play under their heading; nothing, if there are none. */
export function Plates({ name, zone, lasting = false, beside }: PlatesProps) {
  const told = useTold();
  if (zone.items.length === 0 && zone.hidden === 0 && !told.signs.lit.has(zone.id)) return null;
  return (
    <Group zone={zone} class="plates">
      <Handle zone={zone} class="age-part">
        {name ?? told.catalogue.name(zone.name)}
        {zone.hidden > 0 && <b> {zone.hidden}</b>}
      </Handle>
      {zone.items.map((item) => (
        <Plate key={item.id} item={item} zone={zone} lasting={lasting}>
          {beside?.(item)}
        </Plate>
      ))}
    </Group>
  );
}

/** Cards of which the names alone matter. */
export function Names({ zone, name }: { zone: Zone; name?: string }) {
  const told = useTold();
  if (zone.items.length === 0 && zone.hidden === 0 && !told.signs.lit.has(zone.id)) return null;
  return (
    <Group zone={zone} class="names">
      <Handle zone={zone} class="age-part">
        {name ?? told.catalogue.name(zone.name)}
        {zone.hidden > 0 && <b> {zone.hidden}</b>}
      </Handle>
      {zone.items.map((item) => (
        <Named key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}

/** The wonder in construction: its stages, those that stand and those that are to be paid. */
function Site({ zone }: { zone: Zone }) {
  const told = useTold();
  const [item] = zone.items;
  if (item === undefined) return null;
  const of = item.component ?? item.id;
  const [built = 0, all = 0] = (item.marks.find((mark) => mark.includes('/')) ?? '').split('/').map(Number);
  const stages = told.catalogue.formulas(of, 'stage');
  return (
    <Group zone={zone} class="plates">
      <span class="age-part">{told.catalogue.name(zone.name)}</span>
      <Handle zone={zone} class="site">
        <CardName item={item} />
        <span class="age-stages">
          <span class="unseen">{t('stages', { built, all })}</span>
          {stages.map(({ parts }, order) => (
            <span key={order} class={order < built ? 'age-stage done' : order === built ? 'age-stage next' : 'age-stage'}>
              {order < built ? <Sign id="blue_tokens" /> : <Formula parts={parts} silent />}
            </span>
          ))}
        </span>
        <Effects of={of} />
      </Handle>
    </Group>
  );
}
