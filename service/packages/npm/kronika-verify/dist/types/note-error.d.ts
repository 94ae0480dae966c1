/** Something signed is malformed, or no known key has signed it. */
export declare class NoteError extends Error {
}
