/** Asking the desk: JSON in, JSON out, and problems as errors. */

import type { Problem } from 'kronika-client';

/** Answers requests as a service does (`web/src/referee/interpreter.ts`), at once. */
export interface Desk {
  answer(
    method: string,
    target: string,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array,
  ): { readonly status: number; readonly body: Uint8Array };
}

/** What was asked cannot be answered: the message says why, in the language that was chosen. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** The whole problem, as a service would answer it (RFC 9457). */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }

  /** Which problem it is: `illegal-command`. */
  get kind(): string {
    return this.problem.kind ?? '';
  }
}

export type Language = 'en' | 'cs';
/** Parameters of the query; what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Answer {
  readonly status: number;
  readonly value: unknown;
}

const NOTHING = new Uint8Array();

/** A desk that speaks one language. */
export class Asking {
  readonly language: Language;
  readonly #desk: Desk;

  constructor(desk: Desk, language: Language) {
    this.#desk = desk;
    this.language = language;
  }

  /** The same desk in another language. */
  in(language: Language): Asking {
    return new Asking(this.#desk, language);
  }

  get<T>(path: string, query: Query = {}): T {
    return this.#asked('GET', addressed(path, query), NOTHING).value as T;
  }

  post<T>(path: string, body: unknown): T {
    return this.answered(path, body).value as T;
  }

  /** As `post`, with the status. */
  answered(path: string, body: unknown): Answer {
    return this.#asked('POST', path, new TextEncoder().encode(JSON.stringify(body)));
  }

  /** Sends bytes as they are. */
  send<T>(path: string, bytes: Uint8Array): T {
    return this.#asked('POST', path, bytes, 'application/octet-stream').value as T;
  }

  /** Gets bytes as they are. */
  bytes(path: string): Uint8Array {
    return this.#raw('GET', path, NOTHING).body;
  }

  #asked(method: string, target: string, body: Uint8Array, media?: string): Answer {
    const { status, body: answer } = this.#raw(method, target, body, media);
    return { status, value: status === 204 ? null : JSON.parse(new TextDecoder().decode(answer)) };
  }

  #raw(method: string, target: string, body: Uint8Array, media = 'application/json') {
    const headers = { 'accept-language': this.language, 'content-type': media };
    // A copy, because Python knows no array of another class, such as `Buffer` of Node.js.
    const answer = this.#desk.answer(method, target, headers, new Uint8Array(body));
    if (answer.status >= 400) throw new ProblemError(JSON.parse(new TextDecoder().decode(answer.body)) as Problem);
    return answer;
  }
}

function addressed(path: string, query: Query): string {
  const named = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}
