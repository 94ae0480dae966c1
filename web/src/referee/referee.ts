/**
 * The rules in this tab: loaded when somebody asks for them, never before, in a worker of their own.
 *
 *     const referee = await loadReferee();
 *     const answer = await referee.fetch(new Request('/v1/games/file-…'));
 */

import { signal } from '@preact/signals';
import type { Asked, Failure, Progress, Told } from './messages.ts';

/** The address of the worker's script, as the build has named it. */
declare const RULES_WORKER: string;

export type State = 'absent' | 'loading' | 'ready' | 'failed' | 'unsupported';

const NOTHING: Progress = { share: 0, sent: 0, size: 0 };

export const referee = signal<State>('absent');
/** How much of loading is done, up to 1. */
export const share = signal(0);
/** The same in bytes. */
export const progress = signal<Progress>(NOTHING);
/** Why the rules are not here, once that is known. */
export const failure = signal<Failure | undefined>(undefined);

/** The rules are not here, or have been put away while they were asked. */
export class RefereeGone extends Error {
  readonly failure: Failure | 'stopped';

  constructor(reason: Failure | 'stopped', words: string = reason) {
    super(words);
    this.name = 'RefereeGone';
    this.failure = reason;
  }
}

interface Waiting {
  readonly answered: (answer: Response) => void;
  readonly refused: (error: unknown) => void;
  readonly working: (share: number) => void;
  body?: ReadableStreamDefaultController<Uint8Array>;
}

/** Answers that have no body. */
const BODILESS: ReadonlySet<number> = new Set([101, 204, 205, 304]);

export class Referee {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #turn: Promise<unknown> = Promise.resolve();
  #last = 0;
  #gone: RefereeGone | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#told(data));
  }

  /** The answer to a request of the REST API. It rejects when the rules break or are put away. `working`
   * is told how much is done, up to 1, of what takes long. */
  fetch(request: Request, working: (share: number) => void = () => {}): Promise<Response> {
    // Bodies are read one after another, so that requests arrive in the order in which they are made.
    const read = this.#turn.then(() => request.arrayBuffer());
    this.#turn = read.catch(() => {});
    return read.then((body) => this.#asked(request, new Uint8Array(body), working));
  }

  /** Ends the worker; whoever waits is told `reason`. */
  close(reason: RefereeGone): void {
    this.#gone = reason;
    this.#worker.terminate();
    for (const { refused, body } of this.#waiting.values()) {
      refused(reason);
      body?.error(reason);
    }
    this.#waiting.clear();
  }

  #asked(request: Request, body: Uint8Array<ArrayBuffer>, working: (share: number) => void): Promise<Response> {
    const { method, url, headers, signal: aborted } = request;
    if (this.#gone !== undefined) return Promise.reject(this.#gone);
    const { pathname, search } = new URL(url);
    this.#last += 1;
    const asked: Asked = { id: this.#last, method, target: `${pathname}${search}`, headers: Object.fromEntries(headers), body };
    return new Promise((answered, refused) => {
      aborted.throwIfAborted();
      this.#waiting.set(asked.id, { answered, refused, working });
      aborted.addEventListener('abort', () => this.#forget(asked.id, aborted.reason), { once: true });
      this.#worker.postMessage(asked, [body.buffer]);
    });
  }

  #forget(id: number, reason: unknown): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.refused(reason);
    waiting?.body?.error(reason);
  }

  #told(told: Told): void {
    if (told.kind === 'working') return this.#waiting.get(told.id)?.working(told.share);
    if (told.kind !== 'head' && told.kind !== 'piece' && told.kind !== 'end') return;
    const waiting = this.#waiting.get(told.id);
    if (waiting === undefined) return;
    if (told.kind === 'piece') waiting.body?.enqueue(told.piece);
    else if (told.kind === 'end') {
      waiting.body?.close();
      this.#waiting.delete(told.id);
    } else {
      const { status, headers } = told;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => {
          waiting.body = controller;
        },
        cancel: () => void this.#waiting.delete(told.id),
      });
      waiting.answered(new Response(BODILESS.has(status) ? null : body, { status, headers }));
    }
  }
}

let loading: Promise<Referee> | undefined;
let running: Referee | undefined;

/** The rules, loaded once. It rejects with `RefereeGone`; asking again tries again. */
export function loadReferee(): Promise<Referee> {
  loading ??= begun().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Puts the rules away, also while they are being loaded; games that were opened are forgotten. */
export function terminate(): void {
  ended('absent', new RefereeGone('stopped'));
}

function ended(state: State, reason: RefereeGone): void {
  running?.close(reason);
  stop?.(reason);
  running = loading = stop = undefined;
  failure.value = reason.failure === 'stopped' ? undefined : reason.failure;
  moved(NOTHING);
  referee.value = state;
}

function moved(to: Progress): void {
  progress.value = to;
  share.value = to.share;
}

let stop: ((reason: RefereeGone) => void) | undefined;

/** Whether this browser can have the rules at all. */
export function isSupported(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function';
}

function begun(): Promise<Referee> {
  return new Promise((done, refused) => {
    stop = refused;
    const failed = (why: Failure, words?: string) =>
      ended(why === 'unsupported' ? 'unsupported' : 'failed', new RefereeGone(why, words));
    if (!isSupported()) return failed('unsupported');
    failure.value = undefined;
    moved(NOTHING);
    referee.value = 'loading';
    const worker = new Worker(RULES_WORKER, { type: 'module' });
    const made = new Referee(worker);
    running = made;
    worker.addEventListener('error', ({ message }) => failed(message ? 'broken' : 'unreached', message || undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.kind === 'progress') moved(data.progress);
      else if (data.kind === 'failed') failed(data.failure, data.words);
      else if (data.kind === 'ready') {
        moved({ ...progress.peek(), share: 1 });
        referee.value = 'ready';
        done(made);
      }
    });
  });
}
