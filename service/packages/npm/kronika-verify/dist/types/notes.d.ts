/** Signed notes (C2SP signed-note) and the Ed25519 keys that sign them. */
import { type Bytes } from './bytes.js';
/** A public key; `text` is as it is written: name, id and base64. */
export interface Key {
    readonly name: string;
    readonly id: Bytes;
    readonly raw: Bytes;
    readonly text: string;
}
/** The note is malformed, or no known key has signed it. */
export declare class NoteError extends Error {
}
/** A key from its text; throws if it is none. */
export declare function keyOf(text: string): Promise<Key>;
/** The key of a witness from its text; throws if it is none. */
export declare function witnessOf(text: string): Promise<Key>;
/** The text of a note, whoever signed it. */
export declare function textOf(note: string): string;
/** The times, in seconds since 1970, at which known witnesses have cosigned a note (C2SP
 * tlog-cosignature); throws if one of their cosignatures is wrong. */
export declare function cosigned(note: string, witnesses: readonly Key[]): Promise<number[]>;
/** The text of a note and the first of the keys that has signed it. Signatures of unknown keys do
 * not matter; a wrong one of a known key does. */
export declare function opened(note: string, keys: readonly Key[]): Promise<{
    text: string;
    signer: Key;
}>;
/** What a key with this id is written as, for people: name and id. */
export declare function shortOf({ name, id }: Key): string;
