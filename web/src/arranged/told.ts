/** What an arrangement draws from: the scene by ids, names, and what lights up. */

import type { ReadonlySignal } from '@preact/signals';
import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { Catalogue } from '../board/catalogue.ts';
import type { Change } from '../board/item-view.tsx';
import type { Speech } from '../scene/reading.ts';
import type { Board, Gauge, Item, Scene, Zone } from '../scene/whole.ts';

/** What is to be seen of things besides themselves. */
export interface Signs {
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly changed: ReadonlyMap<string, Change>;
  /** What somebody is told about. */
  readonly pointed: ReadonlySet<string>;
}

export interface Seat {
  readonly seat: number;
  readonly name: string;
}

export class Told {
  readonly scene: Scene;
  readonly catalogue: Catalogue;
  readonly speech: Speech;
  readonly signs: Signs;
  readonly seats: readonly Seat[];
  /** The seat that looks. */
  readonly viewer: number | undefined;
  /** The numbers beside all boards, by their ids. */
  readonly gauges: ReadonlyMap<string, Gauge>;
  readonly #zones: ReadonlyMap<string, Zone>;
  readonly #items: ReadonlyMap<string, readonly [Item, Zone]>;

  constructor(given: Pick<Told, 'scene' | 'catalogue' | 'speech' | 'signs' | 'seats' | 'viewer'>) {
    this.scene = given.scene;
    this.catalogue = given.catalogue;
    this.speech = given.speech;
    this.signs = given.signs;
    this.seats = given.seats;
    this.viewer = given.viewer;
    const zones = this.scene.boards.flatMap((board) => board.zones);
    this.#zones = new Map(zones.map((zone) => [zone.id, zone]));
    this.#items = new Map(zones.flatMap((zone) => zone.items.map((item) => [item.id, [item, zone] as const])));
    this.gauges = gaugesOf(this.scene);
  }

  /** A zone by its id; one without items, if the scene has none of that id. */
  zone(id: string): Zone {
    return this.#zones.get(id) ?? { ...NOTHING, id, name: id };
  }

  /** An item by its id, with the zone in which it lies. */
  item(id: string): readonly [Item, Zone] | undefined {
    return this.#items.get(id);
  }

  /** The things that lie at each place of a zone whose items have one number as their place. */
  at(id: string): ReadonlyMap<number, Item> {
    return new Map(this.zone(id).items.map((item, order) => [item.at[0] ?? order, item]));
  }

  /** The board of a seat; without a seat, the first of the game's boards. */
  board(seat?: number): Board | undefined {
    return this.scene.boards.find((one) => one.seat === seat);
  }

  /** A number beside a board, by its id. */
  gauge(id: string): number | undefined {
    return this.gauges.get(id)?.value;
  }

  /** The upper bound of a number beside a board. */
  bound(id: string): number | undefined {
    return this.gauges.get(id)?.of;
  }

  /** The seats in the order in which they are shown: whoever looks comes first. */
  get inOrder(): readonly Seat[] {
    return [...this.seats].sort((a, b) => Number(b.seat === this.viewer) - Number(a.seat === this.viewer));
  }
}

/** The numbers beside the boards of a scene, by their ids. */
export function gaugesOf({ boards }: Scene): ReadonlyMap<string, Gauge> {
  return new Map(boards.flatMap(({ gauges }) => gauges).map((one) => [one.id, one]));
}

const NOTHING: Omit<Zone, 'id' | 'name'> = {
  layout: 'row',
  box: { x: 0, y: 0, width: 0, height: 0 },
  slots: 0,
  turned: 0,
  hidden: 0,
  items: [],
};

/** An amount that a seat owns, as its line in the rail shows it. */
export interface Good {
  readonly sign: string;
  readonly count: number;
}

/** How a title is arranged: what it draws itself. The frame draws the rest. */
export interface Arrangement {
  /** All boards of the game, fitted into what there is. */
  readonly Board: ComponentType<{ readonly animate: boolean }>;
  /** What belongs to a seat: in the dock that of the seat that looks, in a replay that of each. */
  readonly Mine: ComponentType<{ readonly seat: number }>;
  /** How long it lasts: a few words in the bar. */
  readonly Lasting: ComponentType;
  /** What a seat owns, in its line of the rail. */
  readonly goods: (told: Told, seat: number) => readonly Good[];
  /** What else is to be said of a thing that is looked at: its price now. */
  readonly About: ComponentType<{ readonly id: string }>;
  /** Who leads, and why; without it, a table of points by what gives them. */
  readonly Leads?: ComponentType;
  /** What a move brings that is said by these clicks, and by this number, as signs beside its words; nothing, if the board has no sum of it. */
  readonly Brings?: ComponentType<{ readonly path: readonly string[]; readonly amount?: number | undefined }>;
}

/** What the arrangement around it says of moves. */
export const BringsOf = createContext<Arrangement['Brings']>(undefined);

export const ToldOf = createContext<Told | undefined>(undefined);

/** The scene as it would be after the choice that is looked at. It is a signal, so that only what reads it is drawn anew. */
export const AheadOf = createContext<ReadonlySignal<Scene | undefined> | undefined>(undefined);

/** That scene; `undefined` if nothing is looked at, or it is not known. */
export function useAhead(): Scene | undefined {
  return useContext(AheadOf)?.value;
}

/** What the arrangement around it draws from. */
export function useTold(): Told {
  return useContext(ToldOf)!;
}

