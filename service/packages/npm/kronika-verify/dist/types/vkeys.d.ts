/** Public keys as C2SP signed-note writes them: `<name>+<id>+<base64 of the type and the key>`. */
import { type Bytes } from './bytes.js';
/** What a key signs: notes, or checkpoints with the time (C2SP tlog-cosignature). */
export declare const ED25519 = 1;
export declare const COSIGNATURE = 4;
export declare const ML_DSA = 6;
export type Kind = typeof ED25519 | typeof COSIGNATURE | typeof ML_DSA;
/** A public key; `id` are the four bytes that stand in its signatures, `text` is as it is written. */
export interface Key {
    readonly name: string;
    readonly kind: Kind;
    readonly id: Bytes;
    readonly raw: Bytes;
    readonly text: string;
}
/** The key of a service, which signs notes, from its text; throws if it is none. */
export declare function keyOf(text: string): Promise<Key>;
/** The key of a witness from its text; throws if it is none. */
export declare function witnessOf(text: string): Promise<Key>;
/** A key of some kinds from its text; throws if it is none. */
export declare function vkeyOf(text: string, kinds: readonly Kind[]): Promise<Key>;
/** The same key under another name, as a log signs that is called otherwise than its service. */
export declare function renamed(key: Key, name: string): Promise<Key>;
/** What a key is called for people: name and id. */
export declare function shortOf({ name, id }: Key): string;
/** The kind of a key by its text; `undefined` if this is no key of a kind that is known here. */
export declare function kindOf(text: string): Kind | undefined;
