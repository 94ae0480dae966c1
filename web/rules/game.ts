/** Games that were opened from files, and branches that go on from them. */

import type { Diff, Event, Events, GameShown, MovesPlayed, Scene, SceneShown, StateShown } from 'kronika-client';
import type { Asking } from './asking.ts';
import { accepted, TitleRules } from './title.ts';
import type { CommandOf, Legal, Position, Refused, Slug, ViewOf } from './types.ts';

/** After which move: its number, from 0 for the setup, or `latest`. */
export type Ply = number | 'latest';
/** Who sits on a seat of a branch: you, or a bot of the title. */
export type Sitting = { readonly kind: 'me' } | { readonly kind: 'bot'; readonly bot: string };
/** Moves that were played in a branch. */
export type Moved = MovesPlayed & { readonly accepted: true };

const MOST = 1000;

/** A game from a file. Nothing in it changes; `fork` goes on from any of its moves. */
export class OpenedGame<S extends Slug = Slug> {
  readonly id: string;
  readonly title: S;
  protected readonly asking: Asking;
  protected readonly path: string;

  constructor(asking: Asking, { id, title }: GameShown) {
    this.asking = asking;
    this.id = id;
    this.title = title as S;
    this.path = `/v1/games/${encodeURIComponent(id)}`;
  }

  /** The game as it stands: its seats, its terms, whose turn it is, its result. */
  shown(): GameShown {
    return this.asking.get(this.path);
  }

  /** All events, oldest first, with their texts. */
  events(): readonly Event[] {
    const all: Event[] = [];
    for (let after: string | undefined = '0'; after !== undefined; ) {
      const page: Events = this.asking.get(`${this.path}/events`, { after, limit: MOST });
      all.push(...page.items);
      after = page.next ?? undefined;
    }
    return all;
  }

  /** The table after a move, as a seat sees it; without a seat, as one who watches. */
  view(ply: Ply = 'latest', seat?: number): ViewOf<S> {
    const { view } = this.asking.get<StateShown>(`${this.path}/states/${ply}`, { seat });
    return view as ViewOf<S>;
  }

  /** The same as boards, zones and items. */
  scene(ply: Ply = 'latest', seat?: number): Scene {
    return this.asking.get<SceneShown>(`${this.path}/scenes/${ply}`, { seat }).scene;
  }

  /** What a seat could choose right after a move; what it can choose now if none is named. */
  legal(seat: number, ply?: number, { refused = false } = {}): Legal<S> {
    return this.asking.get(`${this.path}/legal`, { seat, ply, refused });
  }

  /** What has changed from one move to another. */
  diff(from: number, to: number): Diff {
    return this.asking.get(`${this.path}/diff`, { from, to });
  }

  /** The position after a move, to go on with by the rules alone; a problem where something is hidden. */
  position(ply: Ply = 'latest'): Position<S> {
    const last = ply === 'latest' ? Number.POSITIVE_INFINITY : ply;
    const until = this.events().filter((event) => event.ply <= last);
    const own = until.findLastIndex(({ data }) => !data.type.startsWith('table.'));
    const events = ply === 'latest' ? until : until.slice(0, own + 1);
    return new TitleRules<S>(this.asking, this.title).fold(events);
  }

  /** A game of your own that goes on after a move, with new chance. */
  fork(ply: number, seats: readonly Sitting[]): Branch<S> {
    return new Branch(this.asking, this.asking.post<GameShown>(`${this.path}/forks`, { ply, seats }));
  }

  /** The bytes that open it again. */
  bytes(): Uint8Array {
    return this.asking.bytes(`${this.path}/export`);
  }
}

/** A branch: not the recorded game any more, but one that you play on. */
export class Branch<S extends Slug = Slug> extends OpenedGame<S> {
  /** Plays a command, or says by which rule it is refused. */
  play(seat: number, command: CommandOf<S>): Moved | Refused<S> {
    const body = { seat, commands: [command] };
    return accepted(() => this.asking.post<MovesPlayed>(`${this.path}/moves`, body));
  }

  /** Lets a bot that is awaited play one move; null if none is. */
  playBot(): MovesPlayed | null {
    return this.asking.post(`${this.path}/bots`, {});
  }
}
