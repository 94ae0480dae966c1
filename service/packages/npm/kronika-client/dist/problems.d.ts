/** What can go wrong, as exceptions. */
import type { InvalidValue, Problem } from './generated/types.gen.js';
/** The service refused, and says why: `problem` is its answer (RFC 9457). */
export declare class ProblemError extends Error {
    readonly name = "ProblemError";
    readonly problem: Problem;
    constructor(problem: Problem);
    /** The kind of problem, as `/docs/problems` lists them: `illegal-command`. */
    get kind(): string;
    /** Every value of the request that is wrong, with its place. */
    get errors(): readonly InvalidValue[];
    /** Id of the rule of the game that forbids a command, such as `TZ-PLC-05`. */
    get rule(): string | undefined;
}
/** A review is not made: it has failed, or was cancelled, as `state` says. */
export declare class ReviewError extends Error {
    readonly name = "ReviewError";
    readonly state: string;
    constructor(state: string);
}
/** The service could not be reached, or did not answer sensibly, however often it was tried. */
export declare class Unreachable extends Error {
    readonly name = "Unreachable";
}
/** The exception for an answer that is not a success. */
export declare function problemOf(body: unknown, response: Response): ProblemError;
