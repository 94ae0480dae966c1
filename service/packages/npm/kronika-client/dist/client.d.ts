/** A client of the service. */
import { type Access } from './access.js';
import { Texts } from './entropy.js';
import { Operations, type Options } from './generated/sdk.gen.js';
import type { Event, LogEvent, LogRevelation, News, OpenGameData, PlayMovesData, PlyLuck, Receipt, GetReplayResponse, ReviewAsked, ReviewBalance, ReviewedDecision, ReviewHeader, ReviewProgress, View } from './generated/types.gen.js';
import { type Memory } from './history.js';
import { type Patience } from './patience.js';
import { type SocketMaker } from './sockets.js';
import type { LoginOptions } from './sign-in/login.js';
import { type Taking, type Turn } from './turns.js';
/** How a game is followed. */
export interface Following {
    /** Ends it: nothing more is told, and the line is hung up. */
    readonly signal?: AbortSignal;
    /** Told when the line stands, and when it broke. */
    readonly line?: (stands: boolean) => void;
}
/** How a game is followed over WebSocket. */
export interface FollowingBySocket extends Following {
    /** What makes sockets, where nothing is called `WebSocket` (Node.js before 22). */
    readonly WebSocket?: SocketMaker;
}
/** How a client reaches the service. */
export interface Transport extends Partial<Patience> {
    /** What sends requests in the place of the global `fetch`: through a proxy, or to another answerer. */
    readonly fetch?: typeof fetch;
}
/** One page of a list; `next` is the `after` of the page that follows. */
export interface Page<Item> {
    readonly items: readonly Item[];
    readonly next?: string | null;
}
/** A line of a replay; `type` says which. */
export type ReplayLine = GetReplayResponse;
/** A line of a review, or how far it is; `type` says which. */
export type ReviewItem = ReviewHeader | ReviewedDecision | PlyLuck | ReviewBalance | ReviewProgress;
/** How thorough a review is. */
export type ReviewQuality = NonNullable<ReviewAsked['quality']>;
/** Which review of a game is wanted, and how it is followed. */
export interface ReviewOptions extends Following {
    readonly quality?: ReviewQuality;
}
/** Where a replay begins, through whose eyes, in which language. */
export interface ReplayOptions {
    readonly seat?: number | undefined;
    /** Only what this seat could see then; of a game that is over, any seat. */
    readonly eyes?: number | undefined;
    readonly from?: number;
    readonly language?: string;
    readonly signal?: AbortSignal;
}
/**
 * One user of the service at `url`; without a `token`, nobody in particular.
 *
 * Refusals are thrown as `ProblemError`. A request that cannot do harm twice is tried again when
 * the line breaks or the service is busy, so a move is played once, whatever happens. Lists wait for
 * what this client has written.
 *
 * `SplitViewError` is thrown when the service tells two histories of one game. `texts` are what it
 * adds to the draws of games that have not started.
 */
export declare class Kronika extends Operations {
    #private;
    readonly url: string;
    /** The language that words are asked for in (`en`, `cs`): prompts, and texts of events. */
    language: string | undefined;
    readonly texts: Texts;
    /** `memory` keeps receipts for programs that come later: they notice another history, too. */
    constructor(url: string, token?: string | Access, transport?: Transport, memory?: Memory);
    /**
     * Leaves for the page of the service where somebody allows an app what it asks for (PKCE); a page
     * that they come back to calls `finishLogin`.
     */
    static login(options: LoginOptions): Promise<never>;
    /**
     * A client of whoever has just come back from `login`, or has signed in before on this origin;
     * `undefined`: nobody has. Its tokens are renewed by themselves, by one tab for all.
     *
     * Throws `LoginError` if the app was not allowed what it asked for.
     */
    static finishLogin(transport?: Transport, memory?: Memory): Promise<Kronika | undefined>;
    /** Ends what `login` has begun, here and at the service, for all tabs of this origin. */
    static logout(): Promise<void>;
    /**
     * The last receipt that the service has given for a game: with it and `kronika verify` anybody
     * sees whether an export tells the same history.
     */
    receipt(game: string): Receipt | undefined;
    /** Opens a game, once: with a key of its own, unless one is given. */
    openGame<ThrowOnError extends boolean = true>(options: Options<OpenGameData, ThrowOnError>): import("./generated/client/types.gen.js").RequestResult<import("./generated/types.gen.js").OpenGameResponses, import("./generated/types.gen.js").OpenGameErrors, ThrowOnError, "data">;
    /** Plays commands, once: with a key of their own, unless one is given. */
    playMoves<ThrowOnError extends boolean = true>(options: Options<PlayMovesData, ThrowOnError>): import("./generated/client/types.gen.js").RequestResult<import("./generated/types.gen.js").PlayMovesResponses, import("./generated/types.gen.js").PlayMovesErrors, ThrowOnError, "data">;
    /** The table after a ply, as the view of its title: `view<TzolkinView>(game)`. */
    view<T extends View>(game: string, ply?: number | 'latest', seat?: number): Promise<T>;
    /** The export of a game, byte for byte as it was signed: what `kronika verify` reads. */
    export(game: string, seat?: number): Promise<string>;
    /**
     * Every event of a game after version `after`, once and in order, to the last one.
     *
     * Waits for what is yet to happen. Whenever the line breaks, it goes on after the event that
     * came last. Throws `SplitViewError` if they do not follow from each other, or contradict a
     * receipt.
     */
    follow(game: string, after?: number, seat?: number, { signal, line }?: Following): AsyncGenerator<Event, void>;
    /** The same over WebSocket, for those who would rather have a socket. */
    followSocket(game: string, after?: number, seat?: number, { signal, line, WebSocket }?: FollowingBySocket): AsyncGenerator<Event, void>;
    /**
     * News of all games of this account, for ever: games that began, that wait for you, that ended, and
     * disputes. It begins with the games that wait for you.
     *
     * Each comes with the cursor to go on `after` when the program starts again. Whenever the line
     * breaks, it goes on where it was: every game that changed meanwhile is told once at least.
     */
    followNews(after?: string, { signal, line }?: Following): AsyncGenerator<Told, void>;
    /**
     * Turns of this account, for ever: each is a game in which a seat must decide and that no other
     * worker has. Play it with `turn.play`.
     *
     * Any number of workers may share an account. A turn is extended while the loop is at it, and
     * given back when the loop goes on or ends; what a lost worker had, others get when its time is
     * over.
     */
    turns(taking: Taking): AsyncGenerator<Turn, void>;
    /**
     * Every event of every public game, for ever: those of a game in order, each once, and what they
     * had hidden once more when their game is over. It takes the scope `log`.
     *
     * Each comes with the position to go on `after` when the program starts again; `latest` leaves out
     * what has happened so far. Whenever the line breaks, it goes on behind the last one.
     */
    followLog(after?: string, { signal, line }?: Following): AsyncGenerator<InLog, void>;
    /**
     * The review of a game that is over: what every decision of it was worth.
     *
     * Asks for it, if nobody has, and waits until it is made, however long that takes. Gives each line
     * once and in order, and in between how far it is (`progress`); the last line is the `balance`.
     * Whenever the line breaks, it goes on after the line that came last. Throws `ReviewError` if it
     * fails or is cancelled.
     */
    review(game: string, { quality, signal, line }?: ReviewOptions): AsyncGenerator<ReviewItem, void>;
    /**
     * The lines of a replay: the first scene, every ply with its words and how it changed the scene,
     * what happened at the table, the end. A line that breaks is an error; ask again `from` a ply.
     */
    replay(game: string, options?: ReplayOptions): AsyncGenerator<ReplayLine, void>;
}
/** News, and the cursor to go on after them. */
export interface Told {
    readonly cursor: string;
    readonly news: News;
}
/** What the whole log tells; `type` says which. */
export type LogItem = LogEvent | LogRevelation;
/** An item of the whole log, and the position to go on behind it. */
export interface InLog {
    readonly position: string;
    readonly item: LogItem;
}
/** What is asked of a list for one of its pages: nothing for the first one. */
export interface PageAsked {
    readonly after?: string;
}
/**
 * Everything that a list holds, page by page as it is needed:
 * `each((asked) => kronika.listMoves({ path, query: asked }))`.
 */
export declare function each<Item>(page: (asked: PageAsked) => Promise<Page<Item>>): AsyncGenerator<Item, void>;
