/** Games of dropped files are opened, branched off and forgotten: by the referee, and by what the
 * browser keeps. */

import { type GameShown, ProblemError } from 'kronika-client';
import { referee } from '../referee/referee.ts';
import { type About, forget, keep, taken } from '../referee/shelf.ts';
import { send } from '../referee/routing.ts';
import { kronika } from '../session/session.ts';
import { language } from '../words/language.ts';

/** Who plays a seat of a branch. */
export type Sitter = { readonly kind: 'me' } | { readonly kind: 'bot'; readonly bot: string };

/** Opens an export as a game, and keeps it. Throws what the referee refuses. */
export async function open(file: string, bytes: Uint8Array<ArrayBuffer>, verdict?: string): Promise<GameShown> {
  const told = await send(new URL('/v1/files', location.origin), {
    method: 'POST',
    body: bytes,
    headers: { 'Accept-Language': language.peek() },
  });
  if (!told.ok) throw new ProblemError(await told.json());
  const game = (await told.json()) as GameShown;
  await keep({ id: game.id, title: game.title, file, since: Date.now(), verdict }, bytes);
  return game;
}

/** Goes on from a ply in a branch, which is kept. */
export async function branch(game: GameShown, ply: number, seats: readonly Sitter[]): Promise<GameShown> {
  const path = { game_id: game.id };
  // With a key of its own: nobody has to be shown that nobody picked the chance of a branch.
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const made = await kronika.value.forkGame({ path, body: { ply, seats: [...seats] }, headers });
  const file = (await taken(game.id))?.about.file ?? '';
  await keepBranch(made, { file, from: { game: game.id, ply } });
  return made;
}

/** A branch as it was before a ply, in its place. */
export async function back(game: GameShown, ply: number): Promise<GameShown> {
  const known = (await taken(game.id))?.about;
  const seats = game.seats.map(({ kind, bot }): Sitter => (kind === 'bot' ? { kind, bot: bot ?? 'random' } : { kind: 'me' }));
  const made = await branch(game, ply - 1, seats);
  if (known?.from) await keepBranch(made, { file: known.file, from: known.from });
  await leave(game.id);
  return made;
}

/** Forgets a game, with the branches that go on from it. */
export async function leave(game: string): Promise<void> {
  await forget(game);
  if (referee.peek() === 'ready') await send(new URL(`/v1/games/${game}`, location.origin), { method: 'DELETE' });
}

async function keepBranch({ id, title }: GameShown, about: Pick<About, 'file' | 'from'>): Promise<void> {
  const raw = (await kronika.value.exportGame({ path: { game_id: id }, parseAs: 'arrayBuffer' })) as unknown;
  await keep({ id, title, since: Date.now(), ...about }, new Uint8Array(raw as ArrayBuffer));
}
