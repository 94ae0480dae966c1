/** A realm: element, name, stacks or the action of a ruin, who is there, the dwelling or its price. */

import { Piece } from '../../arranged/pieces.tsx';
import { Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import type { Part } from '../../signs/parts.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { t } from '../../words/eldervale.ts';
import { plain } from '../../words/hyphenation.ts';
import { Warnings } from './danger.tsx';
import { Figure, Unit } from './units.tsx';
import type { Spot } from './land.ts';

const CORNERS = '50,1.6 98.4,29.5 98.4,86 50,113.9 1.6,86 1.6,29.5';

/** The parts of all formulas that a component has in a role. */
export function partsOf({ catalogue }: Told, id: string, role: string): readonly Part[] {
  return catalogue.formulas(id, role).flatMap(({ parts }) => parts);
}

/** The element of a realm or of a card, which gives it a colour. */
export function elementOf({ catalogue }: Told, item: Item): string | undefined {
  const printed = catalogue.face(item).component?.properties?.element;
  return typeof printed === 'string' ? printed : undefined;
}

/** So many rows below its name have room on a small realm. */
const MOST_ROWS = 2;
/** A word of so many letters fits into a line of a small realm. */
const MOST_LETTERS = 11;

interface RealmProps {
  spot: Spot;
  zone: Zone;
}

export function Realm({ spot, zone }: RealmProps) {
  const told = useTold();
  const { ground } = spot;
  const free = ground.kind !== 'realm';
  const element = free ? 'free' : (elementOf(told, ground) ?? 'ruin');
  const fought = ground.marks.includes('battle') ? ' fought' : '';
  return (
    <div class={`realm-of${fought}`} data-element={element} style={{ '--x': spot.x, '--y': spot.y }}>
      <Thing item={ground} zone={zone} class="realm">
        <svg viewBox="0 0 100 115.5" aria-hidden="true" preserveAspectRatio="none">
          <polygon points={CORNERS} />
        </svg>
      </Thing>
      {free ? <span class="realm-on plus">+</span> : <Shown spot={spot} zone={zone} />}
    </div>
  );
}

function Shown({ spot, zone }: RealmProps) {
  const told = useTold();
  const { ground, stacks, units, monsters } = spot;
  const of = ground.component ?? ground.id;
  const symbols = told.catalogue.face(ground).component?.properties?.symbols;
  const element = elementOf(told, ground);
  const busy = units.length + monsters.length > 0 || ground.marks.includes('contested');
  const heaps = stacks.some((one) => printedOn(told, one).some(({ is }) => is === 'either')) ? stacks.length : Math.min(1, stacks.length);
  const rows = heaps + Number(busy) + Number(ground.owner !== undefined);
  return (
    <div class={`realm-on${element === undefined ? ' ruin' : ''}${rows >= MOST_ROWS ? ' deep' : ''}${rows > MOST_ROWS ? ' crowded' : ''}`}>
      <span class={element === undefined ? 'ruin-sign' : 'realm-sign'}>
        {element === undefined ? t('ruin') : Array.from({ length: Number(symbols) || 1 }, (_, at) => <Sign key={at} id={element} />)}
      </span>
      <span class="realm-name">{whole(told.catalogue.face(ground).name)}</span>
      {element === undefined && (
        <span class="ruin-does">
          <Formula parts={partsOf(told, of, 'action')} silent />
        </span>
      )}
      {stacks.length > 0 && (
        <span class="stacks">
          {stacks.map((item) => (
            <Stack key={item.id} item={item} zone={zone} stands={ground.id} />
          ))}
        </span>
      )}
      {busy && (
        <span class="present">
          {units.map((item) => (
            <Unit key={item.id} item={item} zone={zone} stands={ground.id} />
          ))}
          {monsters.map((item) => (
            <Monster key={item.id} item={item} zone={zone} stands={ground.id} />
          ))}
          <Warnings ground={ground} />
        </span>
      )}
      {element !== undefined && <Home ground={ground} of={of} />}
    </div>
  );
}

/** The roof with its owner, else what one would cost. */
function Home({ ground, of }: { ground: Item; of: string }) {
  const told = useTold();
  if (ground.owner === undefined) {
    return (
      <span class="price">
        <Sign id="dwelling" />
        <Formula parts={partsOf(told, of, 'cost').map(unpaid)} silent />
      </span>
    );
  }
  return (
    <span class="home">
      <Sign id="dwelling" />
      <Piece seat={ground.owner} />
    </span>
  );
}

/** An amount as it is printed: what is to be paid has no sign. */
export function unpaid(part: Part): Part {
  return part.is === 'term' && (part.count ?? 0) < 0 ? { ...part, count: -part.count! } : part;
}

/** A name that is broken between its words only, unless one of them is too long for a realm. */
function whole(name: string): string {
  const bare = plain(name);
  return bare.split(' ').every(({ length }) => length <= MOST_LETTERS) ? bare : name;
}

/** What the top token of a stack gives; if it is empty, what is printed there; nothing, if nobody knows the token. */
function printedOn(told: Told, item: Item): readonly Part[] {
  if (item.component !== undefined) return partsOf(told, item.component, 'gives');
  const [, tile, slot] = /^stack-(.+)-(\d+)$/.exec(item.id) ?? [];
  return item.marks.includes('empty') ? (told.catalogue.formulas(tile ?? '', 'slot')[Number(slot)]?.parts ?? []) : [];
}

/** Something that lies on a realm, and stands for it when that can be chosen. */
interface LyingProps {
  item: Item;
  zone: Zone;
  stands: string;
}

/** A stack of treasure: its top token, and its height. */
function Stack({ item, zone, stands }: LyingProps) {
  const empty = item.marks.includes('empty');
  const shown = printedOn(useTold(), item);
  return (
    <Thing item={item} zone={zone} stands={stands} class={`elder-heap${empty ? ' empty' : ''}`}>
      {shown.length > 0 ? <Formula parts={shown} silent /> : <Sign id="treasure" />}
      {!empty && <small>×{item.count}</small>}
    </Thing>
  );
}

/** A monster that nobody controls, with its dice. */
function Monster({ item, zone, stands }: LyingProps) {
  const told = useTold();
  return (
    <Thing item={item} zone={zone} stands={stands} class="unit monster">
      <Figure kind="monster" seat={item.owner} id={item.id} />
      <Formula parts={partsOf(told, item.component ?? item.id, 'dice')} silent />
    </Thing>
  );
}
