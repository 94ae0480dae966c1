/** The rules of one title, for programs that keep their games by themselves. */

import type { ResultShown, Scene } from 'kronika-client';
import { type Asking, ProblemError } from './asking.ts';
import type {
  Accepted,
  Begun,
  Chance,
  CommandOf,
  FactOf,
  Legal,
  OptionsOf,
  Position,
  Refused,
  Slug,
  TitleInBrief,
  ViewOf,
  Viewer,
} from './types.ts';

export interface Setup<S extends Slug> {
  readonly seats: number;
  readonly options?: Partial<OptionsOf<S>>;
  readonly ruleset?: string;
  readonly chance?: Chance;
}

/** An event of a service or of an export, as far as it is folded. */
export interface WrittenEvent {
  readonly version: number;
  readonly ply: number;
  readonly data: unknown;
}

const REFUSALS = ['illegal-command', 'decision-closed'];

/**
 * The rules of a title. Each answer follows from the position that is handed in, and nothing is
 * remembered. A `ProblemError` is thrown if what was handed in belongs to no game of the title.
 */
export class TitleRules<S extends Slug = Slug> {
  /** What has to be known to set up a game. */
  readonly brief: TitleInBrief<S>;
  readonly #asking: Asking;
  readonly #path: string;

  constructor(asking: Asking, slug: S) {
    this.#asking = asking;
    this.#path = `/v1/toolbox/${encodeURIComponent(slug)}`;
    this.brief = asking.get(this.#path);
  }

  /** A new game. */
  setUp(setup: Setup<S>): Begun<S> {
    return this.#asked('setup', setup);
  }

  /**
   * The position after some events, oldest first: those of a service or of an export, or facts alone.
   * They are the beginning of a game, or go on from a position.
   */
  fold(events: Iterable<WrittenEvent | FactOf<S> | CommandOf<S>>, position?: Position<S>): Position<S> {
    return this.#asked('fold', { events: [...events], position });
  }

  /** Every command that a seat can give, complete as it is; `refused`: and what it cannot choose, and why. */
  legal(position: Position<S>, seat: number, { refused = false } = {}): Legal<S> {
    return this.#asked('legal', { position, seat, refused });
  }

  /** What follows from a command, or by which rule it is refused. It answers the open decision, unless another is named. */
  decide(
    position: Position<S>,
    seat: number,
    command: CommandOf<S>,
    { decision, chance }: { readonly decision?: number; readonly chance?: Chance } = {},
  ): Accepted<S> | Refused<S> {
    return accepted(() => this.#asked('decide', { position, seat, command, decision, chance }));
  }

  /** What a bot plays on a seat, which knows no more than the seat does; null if it leaves an offer alone. */
  choose(position: Position<S>, seat: number, bot: string, chance?: Chance): CommandOf<S> | null {
    const { command } = this.#asked<{ command: CommandOf<S> | null }>('choose', { position, seat, bot, chance });
    return command;
  }

  /** The table as somebody may see it. */
  view(position: Position<S>, viewer: Viewer = 'spectator'): ViewOf<S> {
    return this.#asked('view', { position, viewer });
  }

  /** The same as boards, zones and items, which can be drawn without any rule. */
  scene(position: Position<S>, viewer: Viewer = 'spectator'): Scene {
    return this.#asked('scene', { position, viewer });
  }

  /** How the game has ended; null if it has not. */
  result(position: Position<S>): ResultShown | null {
    return this.#asked('result', { position });
  }

  #asked<T>(what: string, body: unknown): T {
    return this.#asking.post(`${this.#path}/${what}`, body);
  }
}

/** An accepted command, or a refusal by the rules; other problems stay errors. */
export function accepted<S extends Slug, T extends object>(play: () => T): (T & { readonly accepted: true }) | Refused<S> {
  try {
    return { accepted: true, ...play() };
  } catch (error) {
    if (!(error instanceof ProblemError) || !REFUSALS.includes(error.kind)) throw error;
    const { problem } = error;
    const { rule, because, legal } = problem;
    return {
      accepted: false,
      rule: rule ?? '',
      because: because ?? problem.detail,
      legal: (legal ?? []) as unknown as readonly CommandOf<S>[],
      problem,
    };
  }
}
