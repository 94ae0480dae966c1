/** What titles are played with, by their slugs. What is not named here differs in no title. */

import type {
  AncientKnowledgeOptions,
  AncientKnowledgeView,
  Command,
  EldervaleOptions,
  EldervaleView,
  EventData,
  Legal as AnyLegal,
  MonumentalOptions,
  MonumentalView,
  Problem,
  ThroughTheAgesOptions,
  ThroughTheAgesView,
  TzolkinOptions,
  TzolkinView,
} from 'kronika-client';

interface Titles {
  readonly 'ancient-knowledge': { readonly options: AncientKnowledgeOptions; readonly view: AncientKnowledgeView };
  readonly eldervale: { readonly options: EldervaleOptions; readonly view: EldervaleView };
  readonly monumental: { readonly options: MonumentalOptions; readonly view: MonumentalView };
  readonly 'through-the-ages': { readonly options: ThroughTheAgesOptions; readonly view: ThroughTheAgesView };
  readonly tzolkin: { readonly options: TzolkinOptions; readonly view: TzolkinView };
}

/** The name of a title. */
export type Slug = keyof Titles;
type Commands = { readonly [S in Slug]: Extract<Command, { type: `${S}.${string}` }> };
type Written = { readonly [S in Slug]: Extract<EventData, { type: `${S}.${string}` }> };
type Facts = { readonly [S in Slug]: Exclude<Written[S], { type: Commands[S]['type'] }> };

export type OptionsOf<S extends Slug> = Titles[S]['options'];
export type ViewOf<S extends Slug> = Titles[S]['view'];
/** A command of a title: what a seat may choose. */
export type CommandOf<S extends Slug> = Commands[S];
/** A fact of a title: what has happened. */
export type FactOf<S extends Slug> = Facts[S];

declare const state: unique symbol;

/** The state of a title as JSON. It may have another form in another release: read views instead. */
export interface State<S extends Slug> {
  readonly [state]: S;
}

/**
 * A game as a program keeps it: plain JSON, which `JSON.stringify` saves. `ply` counts moves,
 * `version` events, `draws` how many draws of each label there were, `branch` how often the game
 * went back to an earlier ply. Nobody is awaited in a game that is `over`.
 */
export interface Position<S extends Slug = Slug> {
  readonly title: S;
  readonly ruleset: string;
  readonly ply: number;
  readonly version: number;
  readonly awaits: readonly number[];
  readonly over: boolean;
  readonly draws: Readonly<Record<string, number>>;
  readonly branch: number;
  readonly state: State<S>;
}

/**
 * What decides the draws. With the `seed` by which a game draws (32 bytes in hex), outcomes are those
 * of games of a service. `outcomes` are recorded ones, one for each draw. Without either, nobody can
 * know or repeat them.
 */
export type Chance = { readonly seed: string } | { readonly outcomes: readonly number[] };

/** What one draw gave: `outcome` of `0` to `below - 1`. */
export interface Outcome {
  readonly label: string;
  readonly below: number;
  readonly outcome: number;
}

/** Who looks: a seat, one who watches, or one who sees everything. */
export type Viewer = number | 'spectator' | 'auditor';

/** What a seat can choose now, with words and clicks; `decision` is null if it has nothing to decide. */
export type Legal<S extends Slug = Slug> = Omit<AnyLegal, 'commands'> & { readonly commands: readonly CommandOf<S>[] };

/** A game that was set up. `texts` says the facts in words, null where there are none. */
export interface Begun<S extends Slug = Slug> {
  readonly position: Position<S>;
  readonly facts: readonly FactOf<S>[];
  readonly texts: readonly (string | null)[];
  readonly outcomes: readonly Outcome[];
}

/** A command that was accepted, and what followed. `notation` is its line in a record of the game. */
export interface Accepted<S extends Slug = Slug> extends Begun<S> {
  readonly accepted: true;
  readonly notation: string;
}

/** A command that was refused: by which rule, why, and what would be legal. */
export interface Refused<S extends Slug = Slug> {
  readonly accepted: false;
  readonly rule: string;
  readonly because: string;
  readonly legal: readonly CommandOf<S>[];
  readonly problem: Problem;
}

/** What has to be known to set up a game. `options` are those that hold unless others are named. */
export interface TitleInBrief<S extends Slug = Slug> {
  readonly title: S;
  readonly name: string;
  readonly seats: readonly [least: number, most: number];
  readonly ruleset: string;
  readonly rulesets: readonly string[];
  readonly bots: readonly string[];
  readonly options: OptionsOf<S>;
}
