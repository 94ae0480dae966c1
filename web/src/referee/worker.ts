/**
 * The worker in which the rules run: it loads them, then begins with requests in the order in which
 * they come; short ones need not wait for what takes long. Everything of Python stays here, so that
 * the page never waits.
 */

import type { PyodideConfig } from 'pyodide';
import { Altered, files, list, Unreached } from './files.ts';
import { boot, type Desk } from './interpreter.ts';
import type { Asked, Failure, Told } from './messages.ts';

/** Bytes of a message: so many are read without anybody noticing. */
const PIECE = 262_144;
/** Milliseconds after which an answer that is being made lets others have theirs. */
const TURN = 30;
/** How much of the progress is fetching; the rest is starting. */
const FETCHING = 0.7;

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
type Loading = Pick<typeof import('pyodide'), 'loadPyodide'>;

function say(told: Told, handed: Transferable[] = []): void {
  postMessage(told, { transfer: handed });
}

/** The bytes of a file. Its service lists it, or the service is of another release. */
function of(found: Files, name: string): Uint8Array<ArrayBuffer> {
  const bytes = found.get(name);
  if (bytes === undefined) throw new Unreached(name);
  return bytes;
}

/**
 * Gives Pyodide the files that have come and were compared: it would ask for them by itself. What
 * the browser says of a module that it cannot run, it would keep for itself; `failed` hears it.
 */
function giving(found: Files, failed: (error: unknown) => void): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (asked, how) => {
    const name = new URL(asked instanceof Request ? asked.url : asked, location.href).pathname.slice(1);
    const bytes = found.get(name);
    const headers = { 'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'application/zip' };
    return bytes === undefined ? fetch(asked, how) : Promise.resolve(new Response(bytes, { headers }));
  };
  WebAssembly.instantiateStreaming = (source, imports) => {
    const made = instantiateStreaming(source, imports);
    made.catch(failed);
    return made;
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

async function loaded(): Promise<Desk> {
  const told = await list();
  const size = told.files.reduce((sum, one) => sum + one.sent, 0);
  let sent = 0;
  const show = (share: number) => say({ kind: 'progress', progress: { share, sent, size } });
  const found = await files(told, (come) => {
    sent = come;
    show((come / size) * FETCHING);
  });
  sent = size;
  return started(told.files.map(({ name, url }) => [name, url]), found, (share) => show(FETCHING + share * (1 - FETCHING)));
}

async function started(urls: readonly (readonly [string, string])[], found: Files, progress: (share: number) => void): Promise<Desk> {
  const at = (name: string) => new Map(urls).get(name) ?? '';
  const { loadPyodide: load } = (await import(at('pyodide.mjs'))) as Loading;
  const { default: createPyodideModule } = await import(at('pyodide.asm.mjs'));
  progress(0.1);
  const settings: PyodideConfig = { createPyodideModule, indexURL: '/', stdLibURL: '/stdlib.zip' };
  const wheels = [of(found, 'msgspec.whl'), of(found, 'kronika.whl')];
  return new Promise((done, failed) => {
    const give = giving(found, failed);
    boot({ load, settings, wheels, progress }).then(done, failed).finally(give);
  });
}

function failureOf(error: unknown): Failure {
  if (error instanceof Unreached) return 'unreached';
  if (error instanceof Altered) return 'altered';
  return error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError ? 'unsupported' : 'broken';
}

function fail(error: unknown): void {
  say({ kind: 'failed', failure: failureOf(error), words: error instanceof Error ? error.message : String(error) });
  close();
}

/** Answers a request. Of a long answer so much is made at a time; then it is the turn of others. */
async function answer(desk: Desk, { id, method, target, headers, body }: Asked): Promise<void> {
  const reply = desk.begin(method, target, headers, body, (share) => say({ kind: 'working', id, share }));
  say({ kind: 'head', id, status: reply.status, headers: reply.headers });
  send(id, reply.body);
  let begun = performance.now();
  for (let piece = reply.more(); piece !== undefined; piece = reply.more()) {
    send(id, piece);
    if (performance.now() - begun > TURN) {
      await new Promise((turn) => setTimeout(turn));
      begun = performance.now();
    }
  }
  say({ kind: 'end', id });
}

function send(id: number, bytes: Uint8Array<ArrayBuffer>): void {
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = bytes.slice(from, from + PIECE);
    say({ kind: 'piece', id, piece }, [piece.buffer]);
  }
}

const ready = loaded();
ready.then(() => say({ kind: 'ready' }), fail);
onmessage = ({ data }: MessageEvent<Asked>) => {
  // All wait for the same promise, so they are begun in their order.
  void ready.then((desk) => answer(desk, data)).catch(fail);
};
