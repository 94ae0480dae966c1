/** The catalogue of a title: what its components are called, cost and do, in the page's language. */

import { signal, type Signal } from '@preact/signals';
import type { Amount, Catalogue as Told, Component } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { hyphenated, type Hyphens, hyphensOf } from '../words/hyphenation.ts';
import { language } from '../words/language.ts';
import { short } from '../scene/text.ts';
import type { Item } from '../scene/whole.ts';
import type { Shape } from '../scene/places.ts';
import { colour, ink } from './colours.ts';
import { DRAWN } from '../signs/drawn.ts';
import { atEdition } from '../titles/editions.ts';
import type { Formula, SignWords } from '../signs/parts.ts';
import { iconOf } from './icons.ts';

/** An amount that is printed on a card. */
export type Sum = Readonly<{ name: string; count: string; icon: string | undefined; glyph: string }>;

/** How something is drawn and called. */
export type Face = Readonly<{
  shape: Shape;
  name: string;
  text: string;
  /** Of a printed component; things of one colour only are in that of their seat. */
  colour: string | undefined;
  ink: string;
  glyph: string;
  icon: string | undefined;
  cost: readonly Sum[];
  gives: readonly Sum[];
  /** What lies on it when it comes into play. */
  carries: readonly Sum[];
  /** Labelled values, in the words of the page. */
  facts: readonly (readonly [string, string])[];
  component: Component | undefined;
}>;

/** A sign with its names: in the language of the page, and in others. */
export interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly others: readonly (readonly [string, string])[];
}

/** What can be said of a title's components. */
export class Catalogue {
  readonly #components: ReadonlyMap<string, Component>;
  readonly #faces = new Map<string, Face>();
  readonly #words: Readonly<Record<string, string>>;
  readonly #signs: Readonly<Record<string, SignWords>>;
  readonly #everywhere: Readonly<Record<string, Readonly<Record<string, SignWords>>>>;
  readonly #hyphens: Hyphens;
  readonly title: string;
  readonly language: string;

  constructor(title: string, told: Told, spoken: string, hyphens: Hyphens = new Map()) {
    this.#components = new Map(told.items.map((one) => [one.id, one]));
    this.#words = told.words?.[spoken] ?? told.words?.en ?? {};
    const signs = told.signs ?? {};
    this.#signs = signs[spoken] ?? signs.en ?? {};
    this.#everywhere = signs;
    this.title = title;
    this.#hyphens = hyphens;
    this.language = spoken;
  }

  /** The words of a sign; of one that the title does not explain, its name. */
  sign(id: string): SignWords {
    return this.#signs[id] ?? { name: this.name(id).toLowerCase(), phrase: `{count} ${this.name(id).toLowerCase()}` };
  }

  /** The signs that the title names and that have a drawing, by their names; with those of other
   * languages. */
  drawn(): readonly Drawn[] {
    const others = Object.entries(this.#everywhere).filter(([language]) => language !== this.language);
    return Object.entries(this.#signs)
      .filter(([id]) => DRAWN.has(id))
      .map(([id, { name }]) => ({ id, name, others: others.flatMap(([language, all]) => (all[id] ? [[language, all[id].name] as const] : [])) }))
      .sort((a, b) => a.name.localeCompare(b.name, this.language));
  }

  /** What is printed on a component, all of it or what has one role, in its order. */
  formulas(id: string, role?: string): readonly Formula[] {
    const all = this.#components.get(id)?.formulas ?? [];
    return role === undefined ? all : all.filter((one) => one.role === role);
  }

  /** All components of a kind, in the order of the box. */
  kind(kind: string): readonly Component[] {
    return [...this.#components.values()].filter((one) => one.kind === kind);
  }

  /** Whether something of that id is described. */
  has(id: string): boolean {
    return this.#components.has(id);
  }

  /** At most three characters for a component. */
  glyph(id: string): string {
    return this.#letters(id);
  }

  /** The name of a zone, a gauge, a kind, a mark: a key of the title's words. */
  name(key: string): string {
    const component = this.#components.get(key);
    return hyphenated(capital(this.#words[key] ?? (component ? this.#nameOf(component) : humane(key))), this.#hyphens);
  }

  /** The icon of a word, if the title has one. */
  icon(key: string): string | undefined {
    return iconOf(this.title, key);
  }

  /** The colour of a component that is a zone: a gear, a track. */
  colour(id: string): string | undefined {
    return colour(this.#components.get(id)?.look?.colour);
  }

  /** How an item looks; the same face for all of one kind and component. */
  face(item: Item): Face {
    const key = item.component ?? `kind ${item.kind}`;
    const known = this.#faces.get(key);
    if (known !== undefined) return known;
    const made = this.#made(item);
    this.#faces.set(key, made);
    return made;
  }

  /** The shape of an item. */
  readonly shape = (item: Item): Shape => this.face(item).shape;

  #made({ component: id, kind }: Item): Face {
    const component = id === undefined ? undefined : this.#components.get(id);
    const name = component === undefined ? this.name(id ?? kind) : hyphenated(this.#nameOf(component), this.#hyphens);
    const printed = colour(component?.look?.colour);
    return {
      shape: component?.look?.shape ?? SHAPES[kind] ?? 'card',
      name,
      text: component?.texts?.[this.language] ?? component?.text ?? '',
      colour: printed,
      ink: ink(printed ?? '#ffffff'),
      glyph: component?.look?.glyph || short(name),
      icon: iconOf(this.title, id, code(component, 'type'), kind, component?.kind, code(component, 'element')),
      cost: this.#sums(component?.cost ?? []),
      gives: this.#sums(component?.gives ?? []),
      carries: this.#sums(component?.carries ?? []),
      facts: this.#facts(component),
      component,
    };
  }

  /** Amounts; equal things one after the other are one (`2·2·3`). */
  #sums(amounts: readonly Amount[]): readonly Sum[] {
    const sums: Sum[] = [];
    let last: string | undefined;
    for (const { of, count } of amounts) {
      const before = sums.at(-1);
      if (of === last && before) sums[sums.length - 1] = { ...before, count: `${before.count}·${count}` };
      else sums.push({ name: this.name(of), count: String(count), icon: this.icon(of), glyph: this.#letters(of) });
      last = of;
    }
    return sums;
  }

  #letters(of: string): string {
    return this.#components.get(of)?.look?.glyph || short(this.name(of));
  }

  /** Labelled values, which come in the language of the page; a notation is for programs. */
  #facts(component: Component | undefined): readonly (readonly [string, string])[] {
    const told = component?.facts ?? [];
    return told
      .filter(([, value]) => value !== component?.properties?.notation)
      .map(([label, value]) => [this.language === 'en' ? this.name(label) : capital(label), value]);
  }

  #nameOf({ name }: Component): string {
    return (this.language === 'cs' && name.cs) || name.en;
  }
}

/** Shapes of things that are in no catalogue. */
const SHAPES: Readonly<Record<string, Shape>> = {
  marker: 'token',
  orb: 'token',
  die: 'die',
  worker: 'worker',
  unit: 'worker',
  'empty hex': 'hex',
  ability: 'space',
  choice: 'space',
  square: 'space',
  treasure: 'token',
  resource: 'token',
  event: 'card',
};

/** A word that is printed on a component, as icons are named. */
function code(component: Component | undefined, name: string): string | undefined {
  const value = component?.properties?.[name];
  return typeof value === 'string' ? value.replaceAll('_', ' ') : undefined;
}

/** An identifier as words. */
function humane(key: string): string {
  return capital(key.replace(/[_-]+/g, ' ').trim());
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Milliseconds until a catalogue that did not come is asked for again. */
const PATIENCE = 5000;

/** What came last of each title: enough for a board until its facts come in another language. */
const told = new Map<string, Told>();
const shown = new Map<string, Signal<Catalogue | undefined>>();

/**
 * The catalogue of a title, in the language of the page; `undefined` until it has come. If the
 * service does not tell it, it has no names: a board without them can still be played.
 */
export function catalogueOf(title: string): Catalogue | undefined {
  const spoken = language.value;
  const place = `${title} ${spoken}`;
  let known = shown.get(place);
  if (known === undefined) {
    const before = told.get(title);
    known = signal(before && new Catalogue(title, before, spoken));
    shown.set(place, known);
    void load(title, spoken, known);
  }
  return known.value;
}

async function load(title: string, spoken: string, into: Signal<Catalogue | undefined>): Promise<void> {
  try {
    const headers = { 'Accept-Language': spoken };
    const asked = { path: { title }, query: atEdition(title), headers };
    const [come, hyphens] = await Promise.all([kronika.peek().listComponents(asked), hyphensOf(spoken)]);
    into.value = new Catalogue(title, come, spoken, hyphens);
    told.set(title, come);
  } catch {
    into.value ??= new Catalogue(title, { items: [], kinds: {} }, spoken);
    setTimeout(() => void load(title, spoken, into), PATIENCE);
  }
}
