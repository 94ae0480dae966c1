/** What a bot can be told. */
/** What it does unless it is told otherwise. */
export const USUAL = {
    titles: [],
    games: 20,
    moves: 8,
    seconds: 10,
    every: 5,
    tables: true,
    programs: false,
};
/** What the bot adds to the draws of a game: the same after a restart. */
export async function textOf(secret, game) {
    const hash = { name: 'HMAC', hash: 'SHA-256' };
    const bytes = new TextEncoder();
    const key = await crypto.subtle.importKey('raw', bytes.encode(secret), hash, false, ['sign']);
    const text = await crypto.subtle.sign('HMAC', key, bytes.encode(game));
    return [...new Uint8Array(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
