/**
 * Python with the rules, booted from what it is given: it knows no page, and Node runs it as well.
 *
 * The interpreter is Pyodide. The wheels are unpacked, not imported from the zip, because the titles
 * read their data by path. Calls are synchronous, so this belongs into a worker wherever somebody
 * looks at the page meanwhile.
 */

import type { loadPyodide, PyodideConfig } from 'pyodide';

type Python = Awaited<ReturnType<typeof loadPyodide>>;

/** An answer of the desk, as HTTP would have it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Answers requests of the REST API for games that were opened from files (`referee/desk.py`). */
export interface Desk {
  /** `working` is told how much is done, up to 1, while it takes long. */
  answer(
    method: string,
    target: string,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array,
    working?: (share: number) => void,
  ): Reply;
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
from pyodide.ffi import to_js
from referee.desk import Desk
from referee.progress import by_percent, telling

_desk = Desk()


def answer(method, target, headers, body, working):
    with telling(by_percent(working)):
        reply = _desk.answer(method, target, headers.to_py(), body.to_bytes())
    return to_js([reply.status, list(reply.headers.items()), reply.body])


answer
`;

type Answered = readonly [number, readonly (readonly [string, string])[], Uint8Array<ArrayBuffer>];
type Answering = (...asked: Required<Parameters<Desk['answer']>>) => Answered;

/** The desk, ready to answer. Rejects with what Pyodide or Python says. */
export async function boot({ load, settings, wheels, progress = () => {} }: Parts): Promise<Desk> {
  const python = await load({ lockFileContents: LOCK as never, ...settings });
  progress(0.4);
  for (const wheel of wheels) python.unpackArchive(wheel, 'wheel');
  progress(0.5);
  const answer = python.runPython(BRIDGE) as Answering;
  progress(1);
  return {
    answer(method, target, headers, body, working = () => {}) {
      const [status, told, whole] = answer(method, target, headers, body, working);
      return { status, headers: Object.fromEntries(told), body: whole };
    },
  };
}
