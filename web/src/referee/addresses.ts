/**
 * Which games are those of files that somebody dropped, or branches of such games, and which
 * requests the referee in the browser answers in the place of the service. Pure.
 */

const GAME = /^\/(?:v1\/)?games\/((?:file|branch)-[^/?]+)/;
const OWN = /^\/v1\/(?:files|reports|worlds)(?:\/|$)/;
const OF_TITLES = /^\/v1\/titles(?:\/|$)/;

/** Whether a game was read from a file. */
export function isOfFile(game: string): boolean {
  return game.startsWith('file-');
}

/** Whether a game goes on from a ply of another one, for oneself alone. */
export function isBranch(game: string): boolean {
  return game.startsWith('branch-');
}

/** Whether a game is here in the browser, and the service knows nothing of it. */
export function isHere(game: string): boolean {
  return isOfFile(game) || isBranch(game);
}

/** The game that is here which an address is about, one of a page or of a request. */
export function gameHere(path: string): string | undefined {
  return GAME.exec(path)?.[1];
}

/**
 * Whether a request, by its path, is answered here while the page at the address `page` is looked
 * at. What is said of titles belongs to the rules that the game is decided by, and has to be there
 * without a line.
 */
export function answeredHere(path: string, page: string): boolean {
  return OWN.test(path) || gameHere(path) !== undefined || (OF_TITLES.test(path) && gameHere(page) !== undefined);
}
