/**
 * Answers of the referee in the browser, with what the browser keeps: a game that was opened before
 * the page was loaded is opened again when it is asked for, and what is played in a branch is kept.
 */

import { t } from '../words/dropped.ts';
import { t as rules } from '../words/referee.ts';
import { gameHere } from './addresses.ts';
import { followed } from './following.ts';
import { loadReferee, type Referee, RefereeGone } from './referee.ts';
import { keep, taken } from './shelf.ts';
import { Stirring } from './stirring.ts';

/** The address of a stream. */
const STREAM = /^\/v1\/games\/[^/]+\/stream$/;
/** What moves a branch on. */
const PLAYED = /^\/v1\/games\/(branch-[^/]+)\/(?:moves|bots)$/;

/** By game, whether it is there: of each referee, since it forgets when it is loaded again. */
const opened = new WeakMap<Referee, Map<string, Promise<void>>>();
/** Branches are kept one after the other, so that what is newer stays; those that are waiting to be
 * are kept once, as they are then. */
const unkept = new Set<string>();
let keeping: Promise<unknown> = Promise.resolve();
const stirrings = new Map<string, Stirring>();

/** The answer to a request; a problem if there is no referee. */
export async function answer(request: Request): Promise<Response> {
  try {
    return await answered(await loadReferee(), request);
  } catch (trouble) {
    if (request.signal.aborted) throw trouble;
    return noReferee(trouble);
  }
}

async function answered(referee: Referee, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const game = gameHere(pathname);
  if (game !== undefined) await present(referee, game);
  if (game !== undefined && STREAM.test(pathname)) {
    const after = Number(request.headers.get('Last-Event-ID') ?? searchParams.get('after') ?? 0);
    const ask = (path: string, method = 'GET') => answer(asking(path, { method, headers: request.headers }));
    const { signal } = request;
    return followed({ game, after, seat: searchParams.get('seat'), stirring: stirringOf(game), ask, signal });
  }
  const told = await referee.fetch(request);
  if (request.method === 'POST' && told.status === 201) heard(referee, pathname, told);
  return told;
}

/** What was made is there from now on; what was played in a branch is kept, and told to whoever follows. */
function heard(referee: Referee, pathname: string, told: Response): void {
  const made = gameHere(told.headers.get('Location') ?? '');
  if (made !== undefined) openedOf(referee).set(made, Promise.resolve());
  const played = PLAYED.exec(pathname)?.[1];
  if (played === undefined) return;
  keepSoon(referee, played);
  stirringOf(played).stir();
}

function keepSoon(referee: Referee, game: string): void {
  if (unkept.has(game)) return;
  unkept.add(game);
  keeping = keeping.then(() => keepBranch(referee, game)).catch(() => undefined);
}

/** Keeps a branch as it is now. Without room for it in the browser, it lasts as long as the page. */
async function keepBranch(referee: Referee, game: string): Promise<void> {
  unkept.delete(game);
  const known = await taken(game);
  if (known === undefined) return;
  const told = await referee.fetch(asking(`/v1/games/${game}/export`));
  if (told.ok) await keep(known.about, new Uint8Array(await told.arrayBuffer()));
}

function openedOf(referee: Referee): Map<string, Promise<void>> {
  const known = opened.get(referee) ?? new Map<string, Promise<void>>();
  opened.set(referee, known);
  return known;
}

function stirringOf(game: string): Stirring {
  const known = stirrings.get(game) ?? new Stirring();
  stirrings.set(game, known);
  return known;
}

/** Opens a game that is kept, unless it is there. What is kept of it nobody has asked for is unknown. */
function present(referee: Referee, game: string): Promise<void> {
  const known = openedOf(referee);
  const made = known.get(game) ?? opening(referee, game);
  known.set(game, made);
  return made;
}

async function opening(referee: Referee, game: string): Promise<void> {
  const found = await taken(game);
  if (found !== undefined) await referee.fetch(asking('/v1/files', { method: 'POST', body: found.bytes }));
}

function asking(path: string, init?: RequestInit): Request {
  return new Request(new URL(path, location.origin), init);
}

/** A problem as the service tells one; its status is none after which anybody asks again. */
function noReferee(trouble: unknown): Response {
  const why = trouble instanceof RefereeGone ? trouble.failure : 'broken';
  const [title, detail] = why === 'stopped' ? [t('stopped'), t('stoppedBecause')] : [rules(`failed.${why}`), rules(`failed.${why}.detail`)];
  const problem = { type: 'about:blank', kind: 'no-referee', status: 500, title, detail };
  return Response.json(problem, { status: 500, headers: { 'Content-Type': 'application/problem+json' } });
}
