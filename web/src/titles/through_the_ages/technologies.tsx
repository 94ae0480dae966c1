/**
 * Technologies: a column for each type and a row for each age, those that are not in play too. Where
 * types have no card of age A, unused workers and the strength stand `beside` those that have one.
 */

import { Group, Thing } from '../../arranged/place.tsx';
import { type Told, useTold } from '../../arranged/told.ts';
import type { Item, Zone } from '../../scene/whole.ts';
import { Formula, Sign } from '../../signs/sign.tsx';
import { divisible } from '../../words/hyphens.ts';
import { AGES } from './ahead.ts';
import { Army, Pool } from './army.tsx';
import { colourOf, signOf, typeOf } from './card.tsx';
import { Dashed, gainOf, type Missing, NARROW } from './missing.tsx';
import { Tokens } from './tokens.tsx';

const TYPES = ['farm', 'mine', 'temple', 'lab', 'arena', 'library', 'theater', 'infantry', 'cavalry', 'artillery', 'air'];
/** Types of which a nation may have so many buildings only. */
const URBAN = ['temple', 'lab', 'arena', 'library', 'theater'];

type Cell = { readonly item: Item } | { readonly missing: Missing };

export function Technologies({ seat }: { seat: number }) {
  const told = useTold();
  const zone = told.zone(`n${seat}`);
  const rows = agesOf(told, zone, seat);
  const grid = gridOf(told, zone, rows);
  const types = TYPES.filter((type) => type !== 'air' || zone.items.some((item) => typeOf(told, item) === 'air') || rows.includes('III'));
  return (
    <div class={`nation-of${rows.at(-1) === 'A' ? ' beside' : ''}`} style={{ '--types': types.length, '--ages': rows.length }}>
      <Group zone={zone} class="tech-grid">
        <div class="tech-ages" aria-hidden="true">
          {rows.map((age) => (
            <span key={age}>{age}</span>
          ))}
        </div>
        {types.map((type) => (
          <div key={type} class={`tech-type age-kind-${colourOf(type)}`}>
            <span class="column-head">
              <Sign id={signOf(type)} /> <span class="head-name">{divisible(told.catalogue.name(type), NARROW)}</span>
              {URBAN.includes(type) && <Limit type={type} zone={zone} seat={seat} />}
            </span>
            <div class="tech-cells">
              {rows.map((age) => (
                <div key={age} class="tech-cell">
                  {(grid.get(`${type} ${age}`) ?? []).map((cell) => (
                    <Place key={cellId(cell)} cell={cell} zone={zone} seat={seat} />
                  ))}
                </div>
              ))}
            </div>
          </div>
        ))}
      </Group>
      <div class="forces-of">
        <Pool seat={seat} />
        <Army seat={seat} />
      </div>
    </div>
  );
}

function cellId(cell: Cell): string {
  return 'item' in cell ? cell.item.id : cell.missing.id;
}

/** The ages that have a row, the latest on top: those in play, and as far as cards have come. */
function agesOf(told: Told, zone: Zone, seat: number): readonly string[] {
  const here = [zone, ...told.board()!.zones.filter(({ name }) => name === 'row'), told.zone(`civil/${seat}`)];
  const known = here.flatMap(({ items }) => items).filter(({ kind }) => kind === 'technology').map((item) => AGES.indexOf(ageOf(told, item)));
  const own = zone.items.map((item) => AGES.indexOf(ageOf(told, item)));
  const last = Math.min(3, Math.max(1, told.gauge('age') ?? 0, ...known));
  return AGES.slice(Math.max(0, Math.min(...own)), last + 1).toReversed();
}

/** The age that a technology prints. */
function ageOf(told: Told, item: Item): string {
  return String(told.catalogue.face(item).component?.properties?.age ?? item.label);
}

/** What is in play, and what is not, by type and age. */
function gridOf(told: Told, zone: Zone, rows: readonly string[]): ReadonlyMap<string, readonly Cell[]> {
  const grid = new Map<string, Cell[]>();
  const put = (type: string, age: string, cell: Cell) => {
    const key = `${type} ${age}`;
    grid.set(key, [...(grid.get(key) ?? []), cell]);
  };
  for (const item of zone.items) put(typeOf(told, item), ageOf(told, item), { item });
  for (const { id, properties } of told.catalogue.kind('technology')) {
    const [type, age] = [String(properties?.type), String(properties?.age)];
    if (rows.includes(age) && !grid.has(`${type} ${age}`)) put(type, age, { missing: { id, type, age } });
  }
  return grid;
}

function Place({ cell, zone, seat }: { cell: Cell; zone: Zone; seat: number }) {
  return 'item' in cell ? <Post item={cell.item} zone={zone} /> : <Dashed of={cell.missing} seat={seat} />;
}

/** So many buildings of a type stand, of so many that may. */
function Limit({ type, zone, seat }: { type: string; zone: Zone; seat: number }) {
  const told = useTold();
  const workers = zone.items.filter((item) => typeOf(told, item) === type).reduce((sum, item) => sum + countOf(item, 'workers'), 0);
  const limit = told.gauge(`urban_limit/${seat}`);
  if (limit === undefined) return null;
  return (
    <b class={`limit${workers >= limit ? ' full' : ''}`}>
      {workers}/{limit}
    </b>
  );
}

function countOf(item: Item, mark: string): number {
  return item.marks.filter((one) => one === mark).length;
}

/** A technology in play: its workers, the stock on it, what a worker gives, what moves cost now. */
function Post({ item, zone }: { item: Item; zone: Zone }) {
  const told = useTold();
  const of = item.component ?? item.id;
  return (
    <Thing item={item} zone={zone} class={`post age-kind-${colourOf(typeOf(told, item))}`}>
      <span class="age-name" data-flies={item.id}>
        <b>{divisible(told.catalogue.face(item).name, NARROW)}</b>
        <small class="age">{item.label}</small>
      </span>
      <span class="post-line">
        <Tokens sign="population" count={countOf(item, 'workers')} />
        <Formula parts={gainOf(told, of)} silent />
        <Tokens sign="blue_tokens" count={countOf(item, 'tokens')} />
      </span>
      <span class="chips">
        <Chip sign="population" then={item.id} price={told.gauge(`price/${item.id}`)} />
        <Chip sign="upgrade" then={nextOf(told, item, zone)?.id} price={countOf(item, 'workers') > 0 ? told.gauge(`step/${item.id}`) : undefined} />
      </span>
    </Thing>
  );
}

/** The next higher technology of the type in play: a worker's step leads there. */
function nextOf(told: Told, item: Item, zone: Zone): Item | undefined {
  const age = (one: Item) => AGES.indexOf(ageOf(told, one));
  const higher = zone.items.filter((one) => typeOf(told, one) === typeOf(told, item) && age(one) > age(item));
  return higher.toSorted((a, b) => age(a) - age(b))[0];
}

interface ChipProps {
  sign: string;
  price: number | undefined;
  /** What a click on it goes on with; the technology itself: with nothing. */
  then: string | undefined;
}

/** What a move here costs: a worker more, a step up. A click on it chooses that move. */
function Chip({ sign, price, then }: ChipProps) {
  if (price === undefined) return null;
  return (
    <span class="chip-move" data-then={then}>
      <Sign id={sign} />−{price}
    </span>
  );
}
