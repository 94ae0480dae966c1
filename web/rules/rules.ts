/** The rules of all titles. */

import type { GameShown } from 'kronika-client';
import type { Asking, Language } from './asking.ts';
import { OpenedGame } from './game.ts';
import { type Evidence, type Report, reportOf } from './reports.ts';
import { TitleRules } from './title.ts';
import type { Slug } from './types.ts';

/** The rules, loaded. All but `verify` answer at once, so a page keeps them in a worker. */
export class Rules {
  /** The titles that there are. */
  readonly titles: readonly Slug[];
  readonly #asking: Asking;
  readonly #loaded = new Map<Slug, unknown>();

  constructor(asking: Asking) {
    this.#asking = asking;
    this.titles = asking.get<{ readonly titles: readonly Slug[] }>('/v1/toolbox').titles;
  }

  /** The language in which all of it speaks. */
  get language(): Language {
    return this.#asking.language;
  }

  /** The same rules in another language; nothing is loaded again. */
  in(language: Language): Rules {
    return new Rules(this.#asking.in(language));
  }

  /** The rules of one title; loading them the first time takes up to a second. */
  title<S extends Slug>(slug: S): TitleRules<S> {
    const known = this.#loaded.get(slug) ?? new TitleRules(this.#asking, slug);
    this.#loaded.set(slug, known);
    return known as TitleRules<S>;
  }

  /** The game of an export, compressed or not, or of the `bytes` of a branch. */
  open(bytes: Uint8Array): OpenedGame {
    return new OpenedGame(this.#asking, this.#asking.send<GameShown>('/v1/files', bytes));
  }

  /** Checks an export, and decides every move of it again. */
  verify(bytes: Uint8Array, evidence: Evidence = {}): Promise<Report> {
    return reportOf(this.#asking, bytes, evidence);
  }
}
