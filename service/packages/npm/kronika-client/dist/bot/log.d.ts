/** What a bot says of itself. */
/** Takes a line. */
export type Log = (line: string) => void;
/** What went wrong, in words. */
export declare function wording(trouble: unknown): string;
