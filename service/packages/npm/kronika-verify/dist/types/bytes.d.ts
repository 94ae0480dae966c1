/** Bytes, and the texts that stand for them: UTF-8, hexadecimal digits, base64. */
export type Bytes = Uint8Array<ArrayBuffer>;
export declare function utf8(text: string): Bytes;
export declare function joined(...parts: readonly (Bytes | string)[]): Bytes;
export declare function hex(bytes: Bytes): string;
/** The bytes of lower-case hexadecimal digits; throws if they are none. */
export declare function unhex(text: string): Bytes;
export declare function base64(bytes: Bytes): string;
/** The bytes of a base64 text; `undefined` unless it is spelt as everybody would spell it. */
export declare function unbase64(text: string): Bytes | undefined;
export declare function same(one: Bytes, other: Bytes): boolean;
