/** Asking the desk: JSON in, JSON out, and problems as errors. */
import type { Problem } from './api.js';
/** Answers requests as a service does (`web/src/referee/interpreter.ts`), at once. */
export interface Desk {
    answer(method: string, target: string, headers: Readonly<Record<string, string>>, body: Uint8Array): {
        readonly status: number;
        readonly body: Uint8Array;
    };
}
/** What was asked cannot be answered: the message says why, in the language that was chosen. */
export declare class ProblemError extends Error {
    readonly name = "ProblemError";
    /** The whole problem, as a service would answer it (RFC 9457). */
    readonly problem: Problem;
    constructor(problem: Problem);
    /** Which problem it is: `illegal-command`. */
    get kind(): string;
}
export type Language = 'en' | 'cs';
/** Parameters of the query; what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;
export interface Answer {
    readonly status: number;
    readonly value: unknown;
}
/** A desk that speaks one language. */
export declare class Asking {
    #private;
    readonly language: Language;
    constructor(desk: Desk, language: Language);
    /** The same desk in another language. */
    in(language: Language): Asking;
    get<T>(path: string, query?: Query): T;
    post<T>(path: string, body: unknown): T;
    /** As `post`, with the status. */
    answered(path: string, body: unknown): Answer;
    /** Sends bytes as they are. */
    send<T>(path: string, bytes: Uint8Array): T;
    /** Gets bytes as they are. */
    bytes(path: string): Uint8Array;
}
