/** Something signed is malformed, or no known key has signed it. */
export class NoteError extends Error {}
