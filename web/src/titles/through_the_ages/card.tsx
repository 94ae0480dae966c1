/** Cards: their kind and age, what they cost, what they bring and when. */

import type { ComponentChildren } from 'preact';
import { Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { divisible } from '../../words/hyphens.ts';

/** Roles that stand on the line of the costs. */
const COSTS = ['cost', 'revolution', 'stage'];
/** Roles that say their moment by themselves: the card has no other one. */
const SILENT = ['worker', 'gives', 'obsolete', 'resolve_event', 'end', 'players', 'side_both'];
/** Roles of what a card did when it came into play. */
const ONCE = ['immediate', 'on_complete'];
/** Roles whose moment has a sign. */
const MOMENTS: Readonly<Record<string, string>> = {
  needs: 'target',
  aggression_success: 'aggression',
  war_won: 'war',
  on_complete: 'wonder_complete',
  at_production: 'production',
};
/** Whether the moment of a role is told in words. */
export function momentInWords(role: string): boolean {
  return MOMENTS[role] === undefined && !SILENT.includes(role) && !COSTS.includes(role);
}

/** Groups of kinds that share a colour. */
const COLOURS: Readonly<Record<string, string>> = {
  farm: 'land',
  mine: 'land',
  temple: 'urban',
  lab: 'urban',
  arena: 'urban',
  library: 'urban',
  theater: 'urban',
  infantry: 'unit',
  cavalry: 'unit',
  artillery: 'unit',
  air: 'unit',
  tactic: 'unit',
  aggression: 'unit',
  war: 'unit',
  event: 'affair',
  territory: 'affair',
  pact: 'affair',
  bonus: 'affair',
};

/** What kind of card it is: the type of a technology, else its kind. */
export function typeOf(told: Told, item: Item): string {
  const printed = told.catalogue.face(item).component?.properties?.type;
  return item.kind === 'technology' && typeof printed === 'string' ? printed : item.kind;
}

/** The sign of a type; the air of other titles is an element, not a force. */
export function signOf(type: string): string {
  return type === 'air' ? 'air_force' : type;
}

export function colourOf(type: string): string {
  return COLOURS[type] ?? type;
}

/** What is paid for a card: science, or actions, or its stages one after the other. */
export function Costs({ of }: { of: string }) {
  const { catalogue } = useTold();
  const paid = catalogue.formulas(of).filter(({ role }) => COSTS.includes(role));
  if (paid.length === 0) return null;
  return (
    <span class="costs">
      {paid.map(({ role, parts }, order) => (
        <span key={order}>
          {order > 0 && <i class="or">{role === 'stage' ? '·' : '/'}</i>}
          <Formula parts={parts} silent />
        </span>
      ))}
    </span>
  );
}

/** What a card does, each line behind the sign or the words of its moment; `lasting`: what it still does in play. */
export function Effects({ of, lasting = false }: { of: string; lasting?: boolean }) {
  const { catalogue, seats } = useTold();
  const effects = catalogue
    .formulas(of)
    .filter(({ role, at }) => !COSTS.includes(role) && (role !== 'players' || at === seats.length))
    .filter(({ role }) => !lasting || !ONCE.includes(role));
  return (
    <>
      {effects.map(({ role, parts }, order) => (
        <span class="age-effect" key={order}>
          {MOMENTS[role] ? <Sign id={MOMENTS[role]} /> : momentInWords(role) && <i class="moment">{catalogue.name(role)}</i>}
          <Formula parts={parts} silent />
        </span>
      ))}
    </>
  );
}

/** The sign of the kind, the name, the age. */
export function CardName({ item }: { item: Item }) {
  const told = useTold();
  return (
    <span class="age-name" data-flies={item.id}>
      <Sign id={signOf(typeOf(told, item))} />
      <b>{divisible(told.catalogue.face(item).name)}</b>
      {item.label && <small class="age">{item.label}</small>}
    </span>
  );
}

interface CardProps {
  item: Item;
  zone: Zone;
  /** Chosen with it: its place in the row. */
  stands?: string;
}

/** A whole card; a wide one says something in words. */
export function Card({ item, zone, stands, wide = false, children }: CardProps & { wide?: boolean; children?: ComponentChildren }) {
  const told = useTold();
  const of = item.component ?? item.id;
  return (
    <Thing item={item} zone={zone} stands={stands} class={`age-card${wide ? ' wide' : ''} age-kind-${colourOf(typeOf(told, item))}`}>
      <CardName item={item} />
      <Costs of={of} />
      <Effects of={of} />
      {children}
    </Thing>
  );
}

/** A card that lies in play: a line, with `children` behind its name. */
export function Plate({ item, zone, lasting = false, children }: CardProps & { lasting?: boolean; children?: ComponentChildren }) {
  const told = useTold();
  return (
    <Thing item={item} zone={zone} class={`in-play age-kind-${colourOf(typeOf(told, item))}${item.face === 'down' ? ' closed' : ''}`}>
      <CardName item={item} />
      {item.count > 1 && <b class="times">×{item.count}</b>}
      {children}
      <Effects of={item.component ?? item.id} lasting={lasting} />
    </Thing>
  );
}

/** A card that is only named: it was seen, or is used up. */
export function Named({ item, zone }: CardProps) {
  const told = useTold();
  const name = item.component === undefined ? item.label : told.catalogue.face(item).name;
  return (
    <Thing item={item} zone={zone} class={`named age-kind-${colourOf(typeOf(told, item))}`}>
      <Sign id={signOf(typeOf(told, item))} />
      <span>{name}</span>
      {item.component === undefined && <b>×{item.count}</b>}
    </Thing>
  );
}

