/** The place of the first event that cannot be read, in a text that is damaged. */
/** The ply of the first event that cannot be read; `undefined` if all events can be. */
export declare function damagedPly(bytes: Uint8Array): number | undefined;
