/**
 * The events of a game that is here as a stream, as the service streams those of its games. The bots
 * of a branch play while somebody follows it.
 */

import type { Events, GameShown } from 'kronika-client';
import { isBranch } from './addresses.ts';
import type { Stirring } from './stirring.ts';

/** Milliseconds after which a stream says that it is still there. */
const ALIVE = 20_000;
const PAGE = 1000;

/** Asks the referee: by a path, and a method. */
export type Ask = (path: string, method?: 'GET' | 'POST') => Promise<Response>;

interface Followed {
  readonly game: string;
  /** The version behind which it begins. */
  readonly after: number;
  readonly seat: string | null;
  readonly stirring: Stirring;
  readonly ask: Ask;
  readonly signal: AbortSignal;
}

/** The answer: Server-Sent Events until the game is over, or nobody listens. */
export function followed(one: Followed): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([one.signal, left.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const tell = (text: string) => void (signal.aborted || controller.enqueue(encoder.encode(text)));
      const alive = setInterval(() => tell(':\n\n'), ALIVE);
      told({ ...one, signal }, tell)
        .then(
          () => controller.close(),
          (trouble: unknown) => controller.error(trouble),
        )
        .catch(() => undefined) // it was cancelled meanwhile
        .finally(() => clearInterval(alive));
    },
    cancel: () => left.abort(),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

async function told(one: Followed, tell: (text: string) => void): Promise<void> {
  const { game, seat, stirring, ask, signal } = one;
  let version = one.after;
  while (!signal.aborted) {
    const { times } = stirring;
    const query = new URLSearchParams({ after: String(version), limit: String(PAGE), ...(seat === null ? {} : { seat }) });
    const { items, next } = await read<Events>(ask(`/v1/games/${game}/events?${query}`));
    for (const event of items) {
      tell(`id: ${event.version}\nevent: ${event.data.type}\ndata: ${JSON.stringify(event)}\n\n`);
      version = event.version;
    }
    if (next != null) continue;
    const { status } = await read<GameShown>(ask(`/v1/games/${game}`));
    if (status === 'finished' || status === 'void') return tell('event: stream.end\ndata: {"type":"stream.end"}\n\n');
    if (isBranch(game) && (await ask(`/v1/games/${game}/bots`, 'POST')).status === 201) continue;
    await stirring.since(times, signal);
  }
}

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const told = await answer;
  if (!told.ok) throw new Error(`the referee answered ${told.status}`);
  return (await told.json()) as Body;
}
