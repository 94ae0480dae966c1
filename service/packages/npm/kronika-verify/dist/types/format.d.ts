/** The form of an export: members that the format knows, and no others. */
import { type Json, type Members } from './json.js';
/** The formats that can be read; those of `/3` tell of no draws. */
export declare const FORMATS: readonly string[];
/** What is shown of a hidden field; with a salt to those who may open it. */
export interface Sealed {
    readonly committed: string;
    readonly size: number;
    readonly salt?: string;
}
/** An event as a viewer sees it. */
export interface Event {
    readonly version: number;
    readonly ply: number;
    readonly type: string;
    readonly at: string;
    readonly data: Members;
    /** How many draws of each label were made for the link that ends here. */
    readonly draws?: Readonly<Record<string, number>>;
    readonly hash?: string;
    readonly seat?: number;
    readonly decision?: number;
    readonly sealed?: Readonly<Record<string, Sealed>>;
}
export interface Receipt {
    readonly at: string;
    readonly game: string;
    readonly head: string;
    readonly ply: number;
    readonly version: number;
    readonly index: number;
    readonly path: readonly string[];
    readonly note: string;
}
/** A link under a checkpoint that a witness has cosigned, as a text of C2SP tlog-proof. `version` is
 * that of its last event. */
export interface DatedLink {
    readonly version: number;
    readonly proof: string;
}
export interface Proof {
    readonly commitment: string;
    readonly keys: readonly string[];
    readonly seed?: string;
    readonly seed_lost?: string;
    readonly receipt?: Receipt;
    /** A text of C2SP tlog-proof about the last link. */
    readonly inclusion?: string;
    readonly witnesses?: readonly string[];
    readonly dated?: readonly DatedLink[];
    readonly key_notes?: readonly string[];
    readonly epochs?: readonly string[];
}
export interface Export {
    readonly events: readonly Event[];
    readonly format: string;
    readonly game: Members;
    readonly proof: Proof;
    readonly seal: string;
}
export declare function isAction(event: Event): boolean;
/** Whether an event says that draws of its game go by name. */
export declare function promisesNames({ type, data }: Event): boolean;
/** Whether a value is what a place in the format holds. */
type Holds = (value: Json) => boolean;
export declare const isText: Holds;
export declare const isHash: Holds;
export declare const isNatural: Holds;
export declare const isCount: Holds;
export declare const listOf: (one: Holds) => Holds;
/** Members by name; a name that ends with `?` may be missing. */
export declare const shape: (names: Readonly<Record<string, Holds>>) => Holds;
/** Whether a value is an event of an export. A command has a seat and a decision. */
export declare const isEvent: Holds;
/** Whether a value is a receipt. */
export declare const isReceipt: Holds;
export declare const PARTS: Readonly<Record<string, Holds>>;
export {};
