/**
 * What a client was told of a game, so that it notices when it is told another history.
 *
 * The chain of a game is worked out again on every stream, as docs/audit-format.md has it: each
 * link names the hash of the one before it. Heads and the last receipt are kept, and compared with
 * whatever comes later.
 */
import type { Event, Receipt } from './generated/types.gen.js';
/**
 * The service has told two histories of a game, or one that contradicts itself.
 *
 * `receipt` is the last signed statement that the client was given about the game, if any: keep it,
 * and an export, since together they prove it.
 */
export declare class SplitViewError extends Error {
    readonly name = "SplitViewError";
    readonly game: string;
    readonly because: string;
    readonly receipt: Receipt | undefined;
    constructor(game: string, because: string, receipt?: Receipt);
}
/** What is known of one game: the hash at the end of links by version, and the last receipt. */
export declare class History {
    #private;
    readonly game: string;
    receipt: Receipt | undefined;
    constructor(game: string);
    /** The hash at the end of a link, if it is known. */
    head(version: number): string | undefined;
    /** The service says that a link ends so. */
    told(version: number, head: string): void;
    /** The service has signed this. */
    confirmed(receipt: Receipt): void;
    /** The error. */
    split(because: string): SplitViewError;
}
/** The chain of one game along a stream that begins behind version `after`. */
export declare class Chain {
    #private;
    constructor(history: History, after: number);
    /** Takes in the next event; throws if it does not follow from those before it. */
    follows(event: Event): Promise<void>;
}
/**
 * Where receipts are kept when a program ends: a file, the storage of a browser. A list of them in
 * JSON is what `kronika verify --receipt` takes.
 */
export interface Memory {
    read(): readonly Receipt[];
    write(receipts: readonly Receipt[]): void;
}
/** What is known of games, for those that were heard of last. */
export declare class Histories {
    #private;
    constructor(memory?: Memory);
    /** The service has signed these. */
    confirmed(...receipts: readonly Receipt[]): void;
    /** What is known of a game. */
    of(game: string): History;
}
/** SHA-256 in hex of texts and bytes, one behind the other. */
export declare function sha256(...parts: readonly (string | Uint8Array)[]): Promise<string>;
