/** A client of the service. */

import { createClient, type Client } from './generated/client/index.ts';
import { Operations, type Options } from './generated/sdk.gen.ts';
import type { Event, OpenGameData, PlayMovesData, View } from './generated/types.gen.ts';
import { AGAIN, KEY, PATIENCE, type Patience, patient, wait } from './patience.ts';
import { ProblemError, problemOf, Unreachable } from './problems.ts';
import { messages } from './sse.ts';

/** Milliseconds without a byte after which a line is given up; the service keeps streams alive. */
const SILENCE = 60_000;

/** One page of a list; `next` is the `after` of the page that follows. */
export interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next?: Cursor | null;
}

/**
 * One user of the service at `url`; without a `token`, nobody in particular.
 *
 * Refusals are thrown as `ProblemError`. A request that cannot do harm twice is tried again when
 * the line breaks or the service is busy, so a move is played once, whatever happens.
 */
export class Kronika extends Operations {
  readonly url: string;
  readonly #headers: Record<string, string>;
  readonly #patience: Patience;

  constructor(url: string, token?: string, patience: Partial<Patience> = {}) {
    const whole = { ...PATIENCE, ...patience };
    super({ client: connected(url, token, whole) });
    this.url = url;
    this.#headers = token ? { Authorization: `Bearer ${token}` } : {};
    this.#patience = whole;
  }

  /** Opens a game, once: with a key of its own, unless one is given. */
  override openGame<ThrowOnError extends boolean = true>(
    options: Options<OpenGameData, ThrowOnError>,
  ) {
    return super.openGame<ThrowOnError>({ ...options, headers: keyed(options.headers) });
  }

  /** Plays commands, once: with a key of their own, unless one is given. */
  override playMoves<ThrowOnError extends boolean = true>(
    options: Options<PlayMovesData, ThrowOnError>,
  ) {
    return super.playMoves<ThrowOnError>({ ...options, headers: keyed(options.headers) });
  }

  /** The table after a ply, as the view of its title: `view<TzolkinView>(game)`. */
  async view<T extends View>(game: string, ply: number | 'latest' = 'latest', seat?: number) {
    const path = { game_id: game, ply: String(ply) };
    return (await this.getState({ path, query: { seat } })).view as T;
  }

  /**
   * Every event of a game after version `after`, once and in order, to the last one.
   *
   * Waits for what is yet to happen. Whenever the line breaks, it goes on after the event that
   * came last.
   */
  async *follow(game: string, after = 0, seat?: number): AsyncGenerator<Event, void> {
    let failures = 0;
    for (;;) {
      try {
        for await (const told of this.#listen(game, after, seat)) {
          if (told === undefined) return;
          if (told.version !== after + 1) break;
          after = told.version;
          failures = 0;
          yield told;
        }
      } catch (trouble) {
        if (trouble instanceof ProblemError && !AGAIN.has(trouble.problem.status)) throw trouble;
        if (failures + 1 >= this.#patience.tries) {
          throw new Unreachable(String(trouble), { cause: trouble });
        }
      }
      failures += 1;
      await wait(this.#patience, failures);
    }
  }

  /** The events that one connection brings; `undefined`: there will be no more. */
  async *#listen(game: string, after: number, seat?: number): AsyncGenerator<Event | undefined> {
    const line = new AbortController();
    const give = () => setTimeout(() => line.abort(), SILENCE);
    let clock = give();
    const heard = () => {
      clearTimeout(clock);
      clock = give();
    };
    try {
      const url = new URL(`/v1/games/${encodeURIComponent(game)}/stream`, this.url);
      if (seat !== undefined) url.searchParams.set('seat', String(seat));
      const headers = { ...this.#headers, 'Last-Event-ID': String(after) };
      const answer = await fetch(url, { headers, signal: line.signal });
      if (answer.status === 204) yield undefined;
      if (!answer.ok) throw problemOf(await answer.json().catch(() => ''), answer);
      if (answer.body === null) return;
      for await (const message of messages(pieces(answer.body, heard))) {
        yield message.name === 'stream.end' ? undefined : (JSON.parse(message.data) as Event);
      }
    } finally {
      clearTimeout(clock);
      line.abort();
    }
  }
}

/** Everything that a list holds, page by page as it is needed. */
export async function* each<Item, Cursor>(
  page: (after?: Cursor) => Promise<Page<Item, Cursor>>,
): AsyncGenerator<Item, void> {
  let after: Cursor | undefined;
  do {
    const found = await page(after);
    yield* found.items;
    after = found.next ?? undefined;
  } while (after !== undefined);
}

function connected(url: string, token: string | undefined, patience: Patience): Client {
  const client = createClient({
    baseUrl: url,
    auth: token,
    throwOnError: true,
    fetch: patient(patience),
  });
  client.interceptors.error.use((error, answer) => {
    return answer && !answer.ok ? problemOf(error, answer) : error;
  });
  return client;
}

function keyed<Headers extends object>(headers: Headers | undefined) {
  return { [KEY]: crypto.randomUUID(), ...headers } as Headers;
}

/** The pieces of a body. Not every browser lets `for await` read them. */
async function* pieces(body: ReadableStream<Uint8Array>, heard: () => void) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    yield value;
  }
}
