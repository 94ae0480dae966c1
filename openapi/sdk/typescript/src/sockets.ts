/** The socket of a game: the same events as its stream, over WebSocket. */

import type { Event, Problem } from './generated/types.gen.ts';

/** As much of a WebSocket as is needed: that of browsers and Node.js 22, or of the package `ws`. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown } & never) => void) | null;
  onclose: ((event: { readonly code: number } & never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What makes one. */
export type SocketMaker = new (url: string) => Socket;

/** What is said on it. */
export type Frame =
  | { readonly type: 'event'; readonly id: number; readonly event: Event }
  | { readonly type: 'keep-alive' }
  | { readonly type: 'stream.end' }
  | { readonly type: 'problem'; readonly problem: Problem };

/** The maker that is asked for, or the one that is there. */
export function maker(wanted?: SocketMaker): SocketMaker {
  const found = wanted ?? (globalThis as { WebSocket?: SocketMaker }).WebSocket;
  if (found === undefined) {
    throw new Error('there is no WebSocket here: give one, for example that of the package ws');
  }
  return found;
}

/**
 * What comes on one connection, after `hello` was said on it; it ends when the line is closed, and
 * with an error when it breaks. `hangUp` ends it from here.
 */
export async function* frames(
  make: SocketMaker,
  url: URL,
  hello: object,
  hangUp: AbortSignal,
  opened: () => void,
): AsyncGenerator<Frame, void> {
  const come: (Frame | Error | undefined)[] = [];
  let wake = () => {};
  const put = (one: Frame | Error | undefined) => {
    come.push(one);
    wake();
  };
  const socket = new make(url.href);
  const end = () => put(undefined);
  let heard = false;
  hangUp.addEventListener('abort', end);
  if (hangUp.aborted) end();
  socket.onopen = () => {
    socket.send(JSON.stringify(hello));
    opened();
  };
  socket.onmessage = ({ data }: { readonly data: unknown }) => {
    heard = true;
    put(JSON.parse(String(data)) as Frame);
  };
  // A process that ends says 1012 to those whom it had nothing to tell yet.
  socket.onclose = ({ code }: { readonly code: number }) => {
    put(heard || code === 1012 ? undefined : new Error(`the socket was closed (${code})`));
  };
  socket.onerror = () => put(new Error(`no socket at ${url.host}`));
  try {
    for (;;) {
      while (come.length === 0) await new Promise<void>((done) => (wake = done));
      const one = come.shift();
      if (one === undefined) return;
      if (one instanceof Error) throw one;
      yield one;
    }
  } finally {
    hangUp.removeEventListener('abort', end);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.onerror = () => {}; // some say so when they are closed before they are open
    socket.close();
  }
}
