/** The socket of a game: the same events as its stream, over WebSocket. */
import type { Event, Problem } from './generated/types.gen.js';
/** As much of a WebSocket as is needed: that of browsers and Node.js 22, or of the package `ws`. */
export interface Socket {
    onopen: ((event: never) => void) | null;
    onmessage: ((event: {
        readonly data: unknown;
    } & never) => void) | null;
    onclose: ((event: {
        readonly code: number;
    } & never) => void) | null;
    onerror: ((event: never) => void) | null;
    send(text: string): void;
    close(): void;
}
/** What makes one. */
export type SocketMaker = new (url: string) => Socket;
/** What is said on it. */
export type Frame = {
    readonly type: 'event';
    readonly id: number;
    readonly event: Event;
} | {
    readonly type: 'keep-alive';
} | {
    readonly type: 'stream.end';
} | {
    readonly type: 'problem';
    readonly problem: Problem;
};
/** The maker that is asked for, or the one that is there. */
export declare function maker(wanted?: SocketMaker): SocketMaker;
/**
 * What comes on one connection, after `hello` was said on it; it ends when the line is closed, and
 * with an error when it breaks. `hangUp` ends it from here.
 */
export declare function frames(make: SocketMaker, url: URL, hello: object, hangUp: AbortSignal, opened: () => void): AsyncGenerator<Frame, void>;
