/** What can go wrong, as exceptions. */
/** The service refused, and says why: `problem` is its answer (RFC 9457). */
export class ProblemError extends Error {
    name = 'ProblemError';
    problem;
    constructor(problem) {
        const { status, title, detail, rule, because } = problem;
        super([`${status} ${title}: ${detail}`, rule, because].filter(Boolean).join(' - '));
        this.problem = problem;
    }
    /** The kind of problem, as `/docs/problems` lists them: `illegal-command`. */
    get kind() {
        return this.problem.kind ?? this.problem.type.slice(this.problem.type.indexOf('#') + 1);
    }
    /** Every value of the request that is wrong, with its place. */
    get errors() {
        return this.problem.errors ?? [];
    }
    /** Id of the rule of the game that forbids a command, such as `TZ-PLC-05`. */
    get rule() {
        return this.problem.rule ?? undefined;
    }
}
/** A review is not made: it has failed, or was cancelled, as `state` says. */
export class ReviewError extends Error {
    name = 'ReviewError';
    state;
    constructor(state) {
        super(`the review is not made any more: ${state}`);
        this.state = state;
    }
}
/** The service could not be reached, or did not answer sensibly, however often it was tried. */
export class Unreachable extends Error {
    name = 'Unreachable';
}
/** The exception for an answer that is not a success. */
export function problemOf(body, response) {
    if (typeof body === 'object' && body !== null && 'type' in body && 'detail' in body) {
        return new ProblemError(body);
    }
    return new ProblemError({
        type: 'about:blank',
        title: response.statusText,
        status: response.status,
        detail: String(body).slice(0, 500),
    });
}
