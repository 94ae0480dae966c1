/** What a page and the worker with the rules say to each other. */

/** Why the rules are not here: the files did not come, they were not those that the service names,
 * the browser cannot run them, or they broke while they were started or at work. */
export type Failure = 'unreached' | 'altered' | 'unsupported' | 'broken';

/** A request; `body` is handed over. */
export interface Asked {
  readonly id: number;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** How far loading has come: `share` of all of it, `sent` of `size` bytes. */
export interface Progress {
  readonly share: number;
  readonly sent: number;
  readonly size: number;
}

/** What the worker says. A long answer comes in several messages, the first with its head. */
export type Told =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly words: string }
  /** How much of what a request asks for is done, where that takes long. */
  | { readonly kind: 'working'; readonly id: number; readonly share: number }
  | { readonly kind: 'head'; readonly id: number; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'piece'; readonly id: number; readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end'; readonly id: number };
