/**
 * JSON that can be read in one way only, and its canonical spelling (RFC 8785 without fractions
 * but quarters).
 *
 * A document that was parsed and written again says the same, so white space, the order of members
 * and escapes do not matter. A member that stands twice, a number that is spelt otherwise,
 * and half a surrogate pair are refused: two readers could take them for two things.
 */
export type Json = null | boolean | number | string | readonly Json[] | {
    readonly [name: string]: Json;
};
export type Members = {
    readonly [name: string]: Json;
};
/** The text says nothing, or could be read in two ways. */
export declare class UnreadableError extends Error {
}
/** A number has more digits than every language reads exactly. */
export declare class InexactError extends UnreadableError {
}
/** The value of a whole text. */
export declare function read(text: string): Json;
/** The value that begins at a place of a text, and where it ends. */
export declare function readAt(text: string, at: number): {
    value: Json;
    end: number;
};
/** The one spelling of a value. Members with `undefined` are not there. */
export declare function canonical(value: unknown): string;
export declare function isMembers(value: Json | undefined): value is Members;
/** The value at a pointer; throws if there is none. */
export declare function valueAt(value: Json, pointer: string): Json;
/** The value with another one at a pointer, behind which something has to stand. */
export declare function replaced(value: Json, pointer: string, by: Json): Json;
