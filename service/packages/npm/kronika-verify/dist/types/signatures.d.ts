/** What keys vouch for: the seal, receipts, and the checkpoint of the log. */
import { type Bytes } from './bytes.js';
import { type Epoch } from './epochs.js';
import { type Finding, type Said } from './finding.js';
import type { Event, Export, Receipt } from './format.js';
import { type Members } from './json.js';
import { type Term } from './terms.js';
import { type Key } from './vkeys.js';
/** A tree that a note signs: its first line, size and root. */
interface Tree {
    readonly kind: string;
    readonly name?: string | undefined;
    readonly size: number;
    readonly root: Bytes;
}
/** A move that was accepted, and lost when an epoch began, as the service says itself. */
export interface Loss {
    readonly lost: Said;
    readonly ply: number;
}
/** The hash of a document that its seal signs, in hex. */
export declare function digestOf(plain: Members): Promise<string>;
/** Whether the document is as it was issued. */
export declare function brokenSeal(plain: Members, terms: readonly Term[], at: string): Promise<Finding[]>;
/** Whether what the service has signed when it took a move is what the export says. */
export declare function brokenReceipt(whole: Export, receipt: Receipt, terms: readonly Term[], epochs?: readonly Epoch[]): Promise<(Finding | Loss)[]>;
/** Who has signed a receipt; throws if nobody known has, or if it was changed. */
export declare function receipted(receipt: Receipt, keys: readonly Key[]): Promise<Key>;
/** What the log says of the last link: the leaf of its tree. */
export declare function leafText({ game, events }: Export): Promise<string>;
/** The leaf of a link, which an event ends. */
export declare function linkLeaf(game: string, last: Event | undefined): Promise<string>;
/** Whether the last event is in the one log in which this game has to be. */
export declare function brokenInclusion(whole: Export, terms: readonly Term[], epochs?: readonly Epoch[]): Promise<Finding[]>;
/** Whether this is the origin of a log of that service in which the game has to be, in any epoch. */
export declare function isLogOf(origin: string, name: string, game: string): boolean;
export declare function treeOf(kind: string, size: string | undefined, root: string | undefined): Tree | undefined;
export {};
