/** What else lies on the table: what a decision is about, revealed cards, mercenaries, piles. */

import { useState } from 'preact/hooks';
import { Group, Handle, Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { Effects } from './card.tsx';
import { partsOf } from './realm.tsx';

/** Zones whose things are always shown when there are any. */
const OPEN = ['choices', 'revealed', 'casting'];
/** Piles: their number is shown, and what is in them when it is asked for or can be chosen. */
const PILES = ['discard', 'ghosts', 'beaten'];

/** What the open decision is about stands where it is seen. */
export function Asked() {
  const told = useTold();
  const zones = OPEN.map((id) => told.zone(id)).filter(({ items }) => items.length > 0);
  const rest = unplaced(told);
  if (zones.length + rest.length === 0) return null;
  return (
    <div class="elder-asked">
      {zones.map((zone) => (
        <Open key={zone.id} zone={zone} />
      ))}
      {rest.length > 0 && <Rest ids={rest} />}
    </div>
  );
}

function Open({ zone }: { zone: Zone }) {
  const { catalogue } = useTold();
  return (
    <Group zone={zone} class="open-row">
      <span class="elder-label">{catalogue.name(zone.name)}</span>
      {zone.items.map((item) => (
        <Small key={item.id} item={item} zone={zone} />
      ))}
    </Group>
  );
}

/** A thing in few words: its name or label, what it does, what choosing it says. */
function Small({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const words = told.signs.lit.get(item.id);
  const does = item.component === undefined ? [] : partsOf(told, item.component, 'gives');
  const kind = /^cost-(\w+)$/.exec(item.id)?.[1];
  return (
    <Thing item={item} zone={zone} class="little">
      {zone.id !== 'choices' && <b>{told.catalogue.face(item).name}</b>}
      {kind !== undefined && <Sign id={kind === 'any' ? 'any_resource' : kind} />}
      {does.length > 0 && <Formula parts={does} silent />}
      {zone.id !== 'choices' && item.component !== undefined && <Effects of={item.component} />}
      {zone.id === 'choices' && does.length === 0 && kind === undefined && <span>{words ?? item.label}</span>}
    </Thing>
  );
}

export function Piles() {
  const told = useTold();
  const zones = PILES.map((id) => told.zone(id)).filter(({ items }) => items.length > 0);
  const left = told.gauge('magic');
  const hired = told.zone('mercenaries');
  return (
    <div class="piles-of">
      {left !== undefined && (
        <span class="pile-count">
          <Sign id="magic" /> {told.catalogue.name('magic_cards')} <b>{left}</b>
        </span>
      )}
      {hired.items.length > 0 && <Open zone={hired} />}
      {zones.map((zone) => (
        <Pile key={zone.id} zone={zone} />
      ))}
    </div>
  );
}

function Pile({ zone }: { zone: Zone }) {
  const told = useTold();
  const [open, setOpen] = useState(false);
  const lit = zone.items.some(({ id }) => told.signs.lit.has(id));
  const shown = open || lit;
  return (
    <div class={`pile-of${shown ? ' opened' : ''}`}>
      <button type="button" class="pile-count" aria-expanded={shown} onClick={() => setOpen(!shown)}>
        {told.catalogue.name(zone.name)} <b>{zone.items.length}</b>
      </button>
      {shown && (
        <Group zone={zone} class="open-row">
          {zone.items.map((item) => (
            <Small key={item.id} item={item} zone={zone} />
          ))}
        </Group>
      )}
    </div>
  );
}

/** Zones that have a place of their own, by the beginning of their ids. */
const PLACED =
  /^(map|deck|power|rewards|glory|dice|sides|odds|choices|revealed|casting|mercenaries|discard|ghosts|beaten|faction|abilities|tableau|lying|quests|dragon|ready|underworld|tray|card|supply|tokens|hand|pack|picks)(-|$)/;
/** Zones that are themselves chosen, and have a handle. */
const HANDLED = /^(deck|power|glory|tableau)(-|$)/;

/** What can be chosen and has no place above: nothing vanishes. */
function unplaced(told: Told): readonly string[] {
  return [...told.signs.lit.keys()].filter((id) => {
    const [item, zone] = told.item(id) ?? [];
    if (item === undefined || zone === undefined) return !HANDLED.test(id);
    return !PLACED.test(zone.id) || item.marks.includes('below') || (zone.id === 'dragon' && item.kind !== 'token');
  });
}

function Rest({ ids }: { ids: readonly string[] }) {
  const told = useTold();
  return (
    <div class="open-row">
      <span class="elder-label">{t('also')}</span>
      {ids.map((id) => {
        const [item, zone] = told.item(id) ?? [];
        return (
          <Group key={id} zone={zone ?? told.zone(id)}>
            {item === undefined || zone === undefined ? (
              <Handle zone={told.zone(id)} class="little">
                {told.catalogue.name(told.zone(id).name)}
              </Handle>
            ) : (
              <Small item={item} zone={zone} />
            )}
          </Group>
        );
      })}
    </div>
  );
}
