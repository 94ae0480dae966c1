/** What a bot says of itself. */
/** What went wrong, in words. */
export function wording(trouble) {
    return trouble instanceof Error ? trouble.message : String(trouble);
}
