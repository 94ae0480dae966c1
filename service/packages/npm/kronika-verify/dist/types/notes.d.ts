/** Signed notes (C2SP signed-note): a text, an empty line, and a line for each signature. */
import { type Bytes } from './bytes.js';
import { NoteError } from './note-error.js';
import type { Key } from './vkeys.js';
/** A line under a note: who has signed, and the id of the key with what follows it. */
export interface SignatureLine {
    readonly name: string;
    readonly blob: Bytes;
}
/** The text of a note, whoever signed it. */
export declare function textOf(note: string): string;
/** The text of a note and the first of the keys that has signed it. Signatures of unknown keys do
 * not matter; a wrong one of a known key does. */
export declare function opened(note: string, keys: readonly Key[]): Promise<{
    text: string;
    signer: Key;
}>;
/** Those of the keys that have signed a note; throws if a signature of one of them is wrong. */
export declare function signersOf(note: string, keys: readonly Key[]): Promise<readonly Key[]>;
/** What to throw of a note that nobody known has signed. */
export declare function nobodyKnown(note: string): NoteError;
/** Whether a line is said to be by a key: name and id together tell keys apart. */
export declare function isBy(key: Key, name: string, blob: Bytes): boolean;
/** The text of a note and the lines under it, of which nothing is checked. */
export declare function takenApart(note: string): {
    text: string;
    signatures: readonly SignatureLine[];
};
