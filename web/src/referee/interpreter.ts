/**
 * Python with the rules, booted from what it is given: it knows no page, and Node runs it as well.
 *
 * The interpreter is Pyodide. The wheels are unpacked, not imported from the zip, because the titles
 * read their data by path. Calls are synchronous, so this belongs into a worker wherever somebody
 * looks at the page meanwhile.
 */

import type { loadPyodide, PyodideConfig } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';

type Python = Awaited<ReturnType<typeof loadPyodide>>;

/** An answer of the desk, as HTTP would have it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** An answer that is still being made: `body` is its beginning. */
export interface Begun extends Reply {
  /** The next piece of the body, which takes some milliseconds; nothing behind the last one. */
  more(): Uint8Array<ArrayBuffer> | undefined;
}

/** `working` is told how much is done, up to 1, while it takes long. */
type Request = [
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  working?: (share: number) => void,
];

/** Answers requests of the REST API for games that were opened from files (`referee/desk.py`). */
export interface Desk {
  answer(...request: Request): Reply;
  /** The same, but others can be answered between the pieces of a long body. */
  begin(...request: Request): Begun;
}

export interface Parts {
  /** `loadPyodide` of the package `pyodide`. */
  readonly load: (settings: PyodideConfig) => Promise<Python>;
  /** Where it finds its own files, if not beside itself. */
  readonly settings?: PyodideConfig;
  /** msgspec and the rules. */
  readonly wheels: readonly Uint8Array[];
  /** Told how much of the start is done: a number up to 1. */
  readonly progress?: (share: number) => void;
}

/** Which Python this is; no package comes from anywhere but the wheels. */
const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' },
  packages: {},
} as const;

const BRIDGE = `
from pyodide.ffi import create_proxy, to_js
from referee.desk import Desk
from referee.progress import by_percent, telling

_desk = Desk()


def begin(method, target, headers, body, working):
    with telling(by_percent(working)):
        reply = _desk.begun(method, target, headers.to_py(), body.to_bytes())
    more = create_proxy(lambda: to_js(next(reply.rest, None)))
    return to_js([reply.status, list(reply.headers.items()), reply.body, more])


begin
`;

type Beginning = (...request: Required<Request>) => readonly [
  status: number,
  headers: readonly (readonly [string, string])[],
  body: Uint8Array<ArrayBuffer>,
  more: PyCallable,
];

/** The desk, ready to answer. Rejects with what Pyodide or Python says. */
export async function boot({ load, settings, wheels, progress = () => {} }: Parts): Promise<Desk> {
  const python = await load({ lockFileContents: LOCK as never, ...settings });
  progress(0.4);
  for (const wheel of wheels) python.unpackArchive(wheel, 'wheel');
  progress(0.5);
  const answered = python.runPython(BRIDGE) as Beginning;
  const begin = (...[method, target, sent, given, working = () => {}]: Request): Begun => {
    const [status, headers, body, made] = answered(method, target, sent, given, working);
    const more = () => {
      const piece = made() as Uint8Array<ArrayBuffer> | undefined;
      if (piece === undefined) made.destroy();
      return piece;
    };
    return { status, headers: Object.fromEntries(headers), body, more };
  };
  progress(1);
  return { begin, answer: (...request) => whole(begin(...request)) };
}

/** An answer with all pieces of its body. */
function whole({ status, headers, body, more }: Begun): Reply {
  const pieces = [body];
  for (let piece = more(); piece !== undefined; piece = more()) pieces.push(piece);
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return { status, headers, body: joined };
}
