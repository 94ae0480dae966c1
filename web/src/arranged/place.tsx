/** Places and things that can be looked at and chosen, and the groups that keys walk in. */

import type { ComponentChildren } from 'preact';
import type { Catalogue } from '../board/catalogue.ts';
import { labelOf, zoneLabel } from '../scene/reading.ts';
import type { Item, Zone } from '../scene/whole.ts';
import { plain } from '../words/hyphenation.ts';
import { spoken } from '../signs/parts.ts';
import { type Told, useTold } from './told.ts';

type Style = Readonly<Record<string, string | number>>;

interface GroupProps {
  zone: Zone;
  /** What it is called; without it, as the title calls the zone. */
  name?: string;
  class?: string;
  style?: Style;
  children?: ComponentChildren;
}

/** A zone: one stop for Tab, in which arrow keys walk. */
export function Group({ zone, name, class: extra = '', style, children }: GroupProps) {
  const { catalogue, speech, signs } = useTold();
  const called = name ?? catalogue.name(zone.name);
  return (
    <div class={`zone ${extra}${signs.pointed.has(zone.id) ? ' pointed' : ''}`} role="group" aria-label={zoneLabel(called, zone, speech, signs.lit.get(zone.id))} style={style}>
      {children}
    </div>
  );
}

interface HandleProps {
  zone: Zone;
  class?: string;
  style?: Style;
  children?: ComponentChildren;
}

/** The zone itself as something to look at or to choose: a gear, a temple. */
export function Handle({ zone, class: extra = '', style, children }: HandleProps) {
  const told = useTold();
  const words = told.signs.lit.get(zone.id);
  const name = told.catalogue.name(zone.name);
  const lit = words === undefined ? '' : `, ${told.speech.say('lit', { words })}`;
  return (
    <div
      class={`handle ${extra}${stateOf(told, zone.id)}`}
      data-id={zone.id}
      role="button"
      tabIndex={-1}
      aria-label={plain(`${name}${lit}`)}
      style={style}
    >
      {children}
    </div>
  );
}

interface ThingProps {
  item: Item;
  zone: Zone;
  /** Chosen with it: the zone that it stands for, when that can be chosen. */
  stands?: string | undefined;
  class?: string;
  style?: Style;
  children?: ComponentChildren;
}

/** An item: its label says all of it, with what is printed on it. */
export function Thing({ item, zone, stands, class: extra = '', style, children }: ThingProps) {
  const told = useTold();
  const { catalogue, speech, signs } = told;
  const words = signs.lit.get(item.id) ?? (stands === undefined ? undefined : signs.lit.get(stands));
  const label = labelOf(item, catalogue.name(zone.name), zone, speech, words);
  return (
    <div
      class={`item ${extra}${stateOf(told, item.id)}${words !== undefined && !signs.lit.has(item.id) ? ' stands' : ''}`}
      data-id={item.id}
      data-stands={stands}
      data-seat={item.owner}
      role="button"
      tabIndex={-1}
      aria-label={plain(`${label}${printedOn(catalogue, item.component)}`)}
      aria-pressed={signs.chosen.has(item.id) || undefined}
      style={style}
    >
      {children}
    </div>
  );
}

const read = new WeakMap<Catalogue, Map<string, string>>();

/** What is printed on a component, as it is read aloud behind its name; put together once. */
function printedOn(catalogue: Catalogue, of: string | undefined): string {
  if (of === undefined) return '';
  const known = read.get(catalogue) ?? new Map<string, string>();
  read.set(catalogue, known);
  const told = known.get(of) ?? catalogue.formulas(of).map(({ parts }) => `, ${spoken(parts, catalogue)}`).join('');
  known.set(of, told);
  return told;
}

function stateOf({ signs }: Told, id: string): string {
  const changed = signs.changed.get(id);
  return `${signs.lit.has(id) ? ' lit' : ''}${signs.chosen.has(id) ? ' chosen' : ''}${signs.pointed.has(id) ? ' pointed' : ''}${changed ? ` was-${changed}` : ''}`;
}
