/** What a bot says of itself. */

/** Takes a line. */
export type Log = (line: string) => void;

/** What went wrong, in words. */
export function wording(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble);
}
