/** The rules of one title, for programs that keep their games by themselves. */
import type { ResultShown, Scene } from './api.js';
import { type Asking } from './asking.js';
import type { Accepted, Begun, Chance, CommandOf, FactOf, Legal, OptionsOf, Position, Refused, Slug, TitleInBrief, ViewOf, Viewer } from './types.js';
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
/**
 * The rules of a title. Each answer follows from the position that is handed in, and nothing is
 * remembered. A `ProblemError` is thrown if what was handed in belongs to no game of the title.
 */
export declare class TitleRules<S extends Slug = Slug> {
    #private;
    /** What has to be known to set up a game. */
    readonly brief: TitleInBrief<S>;
    constructor(asking: Asking, slug: S);
    /** A new game. */
    setUp(setup: Setup<S>): Begun<S>;
    /**
     * The position after some events, oldest first: those of a service or of an export, or facts alone.
     * They are the beginning of a game, or go on from a position.
     */
    fold(events: Iterable<WrittenEvent | FactOf<S> | CommandOf<S>>, position?: Position<S>): Position<S>;
    /** Every command that a seat can give, complete as it is; `refused`: and what it cannot choose, and why. */
    legal(position: Position<S>, seat: number, { refused }?: {
        refused?: boolean | undefined;
    }): Legal<S>;
    /** What follows from a command, or by which rule it is refused. It answers the open decision, unless another is named. */
    decide(position: Position<S>, seat: number, command: CommandOf<S>, { decision, chance }?: {
        readonly decision?: number;
        readonly chance?: Chance;
    }): Accepted<S> | Refused<S>;
    /** What a bot plays on a seat, which knows no more than the seat does; null if it leaves an offer alone. */
    choose(position: Position<S>, seat: number, bot: string, chance?: Chance): CommandOf<S> | null;
    /** The table as somebody may see it. */
    view(position: Position<S>, viewer?: Viewer): ViewOf<S>;
    /** The same as boards, zones and items, which can be drawn without any rule. */
    scene(position: Position<S>, viewer?: Viewer): Scene;
    /** How the game has ended; null if it has not. */
    result(position: Position<S>): ResultShown | null;
}
/** An accepted command, or a refusal by the rules; other problems stay errors. */
export declare function accepted<S extends Slug, T extends object>(play: () => T): (T & {
    readonly accepted: true;
}) | Refused<S>;
