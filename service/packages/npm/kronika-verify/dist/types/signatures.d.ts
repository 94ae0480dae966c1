/** What keys vouch for: the seal, receipts, and the checkpoint of the log. */
import { type Epoch } from './epochs.js';
import { type Finding, type Said } from './finding.js';
import type { Event, Export, Receipt } from './format.js';
import { type Members } from './json.js';
import { type Term } from './terms.js';
import { type Key } from './vkeys.js';
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
/** What the log has to say of the last link: the entry that is a leaf of its log. */
export declare function lastEntry({ game, events }: Export): Promise<string>;
/** The entry of a link, which an event ends. */
export declare function linkEntry(game: string, last: Event | undefined): Promise<string>;
/** What came of looking for the last link in the log. `cosigners` are the known witnesses under the
 * checkpoint; `unchecked`: who signs it, too, cannot be checked here. */
export interface Included {
    readonly findings: readonly Finding[];
    readonly cosigners: readonly string[];
    readonly unchecked: boolean;
}
/** Whom somebody knows: by `lasting` keys a service signs its checkpoints besides. */
export interface Known {
    readonly terms: readonly Term[];
    readonly lasting: readonly Key[];
    readonly witnesses: readonly string[];
    readonly epochs: readonly Epoch[];
}
/** Whether the last event is in the one log in which this game has to be. */
export declare function inclusionIn(whole: Export, { terms, lasting, witnesses, epochs }: Known): Promise<Included>;
