/** Where in the log a client has written, so that its lists show that. */
import { WAITING } from "./generated/waiting.js";
const HEADER = 'Log-Position';
const AT_LEAST = 'at_least';
/** Milliseconds after which a write is forgotten: lists are long there. */
const MEMORY = 60_000;
const MOST = 16;
/** The positions that the service has told in answers to writes. */
export class Positions {
    #told = [];
    /** An answer has come. */
    heard(answer) {
        const position = answer.headers.get(HEADER);
        if (position === null)
            return;
        const others = this.#told.filter((one) => one.position !== position);
        this.#told = [...others, { position, at: Date.now() }].slice(-MOST);
    }
    /** The request of a list: unless it says otherwise, it waits for what has been written. */
    waiting(request) {
        const since = Date.now() - MEMORY;
        this.#told = this.#told.filter((one) => one.at >= since);
        const url = new URL(request.url);
        if (request.method !== 'GET' || this.#told.length === 0 || url.searchParams.has(AT_LEAST))
            return request;
        if (!WAITING.some((path) => path.test(url.pathname)))
            return request;
        url.searchParams.set(AT_LEAST, this.#told.map((one) => one.position).join(','));
        return new Request(url, request);
    }
}
