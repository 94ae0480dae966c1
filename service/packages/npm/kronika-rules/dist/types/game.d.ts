/** Games that were opened from files, and branches that go on from them. */
import type { Diff, Event, GameShown, MovesPlayed, Scene } from './api.js';
import type { Asking } from './asking.js';
import type { CommandOf, Legal, Position, Refused, Slug, ViewOf } from './types.js';
/** After which move: its number, from 0 for the setup, or `latest`. */
export type Ply = number | 'latest';
/** Who sits on a seat of a branch: you, or a bot of the title. */
export type Sitting = {
    readonly kind: 'me';
} | {
    readonly kind: 'bot';
    readonly bot: string;
};
/** Moves that were played in a branch. */
export type Moved = MovesPlayed & {
    readonly accepted: true;
};
/** A game from a file. Nothing in it changes; `fork` goes on from any of its moves. */
export declare class OpenedGame<S extends Slug = Slug> {
    readonly id: string;
    readonly title: S;
    protected readonly asking: Asking;
    protected readonly path: string;
    constructor(asking: Asking, { id, title }: GameShown);
    /** The game as it stands: its seats, its terms, whose turn it is, its result. */
    shown(): GameShown;
    /** All events, oldest first, with their texts. */
    events(): readonly Event[];
    /** The table after a move, as a seat sees it; without a seat, as one who watches. */
    view(ply?: Ply, seat?: number): ViewOf<S>;
    /** The same as boards, zones and items. */
    scene(ply?: Ply, seat?: number): Scene;
    /** What a seat could choose right after a move; what it can choose now if none is named. */
    legal(seat: number, ply?: number, { refused }?: {
        refused?: boolean | undefined;
    }): Legal<S>;
    /** What has changed from one move to another. */
    diff(from: number, to: number): Diff;
    /** The position after a move, to go on with by the rules alone; a problem where something is hidden. */
    position(ply?: Ply): Position<S>;
    /** A game of your own that goes on after a move, with new chance. */
    fork(ply: number, seats: readonly Sitting[]): Branch<S>;
    /** The bytes that open it again. */
    bytes(): Uint8Array;
}
/** A branch: not the recorded game any more, but one that you play on. */
export declare class Branch<S extends Slug = Slug> extends OpenedGame<S> {
    /** Plays a command, or says by which rule it is refused. */
    play(seat: number, command: CommandOf<S>): Moved | Refused<S>;
    /** Lets a bot that is awaited play one move; null if none is. */
    playBot(): MovesPlayed | null;
}
