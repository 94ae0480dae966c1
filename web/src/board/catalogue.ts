/** The catalogue of a title: what its components are called, cost and do, in the page's language. */

import { signal, type Signal } from '@preact/signals';
import type { Component } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { language } from '../words/language.ts';
import { short } from '../scene/text.ts';
import type { Item } from '../scene/whole.ts';
import type { Shape } from '../scene/layout.ts';
import { colour, ink } from './colours.ts';

/** How something is drawn and called. */
export type Face = Readonly<{
  shape: Shape;
  name: string;
  text: string;
  /** Of a printed component; things of one colour only are in that of their seat. */
  colour: string | undefined;
  ink: string;
  glyph: string;
  /** Labelled values, in the words of the page. */
  facts: readonly (readonly [string, string])[];
  component: Component | undefined;
}>;

/** What can be said of a title's components. */
export class Catalogue {
  readonly #components: ReadonlyMap<string, Component>;
  readonly #faces = new Map<string, Face>();
  readonly language: string;

  constructor(components: readonly Component[], spoken: string) {
    this.#components = new Map(components.map((one) => [one.id, one]));
    this.language = spoken;
  }

  /** The name of a zone, a gauge, a kind, a mark: a key of the title's words. */
  name(key: string): string {
    const component = this.#components.get(key);
    return component === undefined ? humane(key) : this.#nameOf(component);
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
    const name = component === undefined ? humane(id ?? kind) : this.#nameOf(component);
    const printed = colour(component?.look?.colour);
    return {
      shape: component?.look?.shape ?? SHAPES[kind] ?? 'card',
      name,
      text: component?.texts?.[this.language] ?? component?.text ?? '',
      colour: printed,
      ink: ink(printed ?? '#ffffff'),
      glyph: component?.look?.glyph || short(name),
      facts: (component?.facts ?? []).filter(([name]) => name !== 'notation'),
      component,
    };
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
  event: 'card',
};

/** An identifier as words. */
function humane(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const EMPTY = new Catalogue([], 'en');
const kept = new Map<string, Signal<Catalogue>>();

/** The catalogue of a title, in the language of the page; empty until it has come. */
export function catalogueOf(title: string): Catalogue {
  const spoken = language.value;
  const place = `${title} ${spoken}`;
  let known = kept.get(place);
  if (known === undefined) {
    known = signal(EMPTY);
    kept.set(place, known);
    void load(title, spoken, known);
  }
  return known.value;
}

const loading = new Map<string, Promise<readonly Component[]>>();

async function load(title: string, spoken: string, into: Signal<Catalogue>): Promise<void> {
  try {
    const asked = loading.get(title) ?? components(title);
    loading.set(title, asked);
    into.value = new Catalogue(await asked, spoken);
  } catch {
    // A board without names can still be played; the next one asks again.
    loading.delete(title);
    kept.delete(`${title} ${spoken}`);
  }
}

async function components(title: string): Promise<readonly Component[]> {
  return (await kronika.peek().listComponents({ path: { title } })).items;
}
