/** A client of the service. */
import { bearing, fixed } from "./access.js";
import { Texts } from "./entropy.js";
import { createClient } from "./generated/client/index.js";
import { Operations } from "./generated/sdk.gen.js";
import { Chain, Histories, SplitViewError } from "./history.js";
import { AGAIN, KEY, PATIENCE, patient, wait } from "./patience.js";
import { Positions } from "./positions.js";
import { ProblemError, problemOf, ReviewError, Unreachable } from "./problems.js";
import { frames, maker } from "./sockets.js";
import { lines, messages } from "./sse.js";
import { turns } from "./turns.js";
/** Milliseconds without a byte after which a line is given up; the service keeps streams alive. */
const SILENCE = 60_000;
/**
 * One user of the service at `url`; without a `token`, nobody in particular.
 *
 * Refusals are thrown as `ProblemError`. A request that cannot do harm twice is tried again when
 * the line breaks or the service is busy, so a move is played once, whatever happens. Lists wait for
 * what this client has written.
 *
 * `SplitViewError` is thrown when the service tells two histories of one game. `texts` are what it
 * adds to the draws of games that have not started.
 */
export class Kronika extends Operations {
    url;
    /** The language that words are asked for in (`en`, `cs`): prompts, and texts of events. */
    language;
    #access;
    #patience;
    #fetch;
    texts = new Texts();
    #histories;
    #positions = new Positions();
    /** Keys that nobody but this client knows, of requests that are under way. */
    #keys = new Set();
    /** `memory` keeps receipts for programs that come later: they notice another history, too. */
    constructor(url, token, transport = {}, memory) {
        const { fetch: plain = fetch, ...patience } = transport;
        const whole = { ...PATIENCE, ...patience };
        const access = typeof token === 'string' ? fixed(token) : token;
        const send = bearing(access, plain);
        super({ client: connected(url, patient(whole, send)) });
        this.#histories = new Histories(memory);
        this.url = url;
        this.#access = access;
        this.#patience = whole;
        this.#fetch = send;
        this.client.interceptors.request.use((request) => this.#sitting(request));
        this.client.interceptors.request.use((request) => this.#asking(request));
        this.client.interceptors.request.use((request) => this.#positions.waiting(request));
        this.client.interceptors.response.use((answer, request) => this.#noted(answer, request));
    }
    /**
     * Leaves for the page of the service where somebody allows an app what it asks for (PKCE); a page
     * that they come back to calls `finishLogin`.
     */
    static async login(options) {
        return (await import("./sign-in/login.js")).leave(options);
    }
    /**
     * A client of whoever has just come back from `login`, or has signed in before on this origin;
     * `undefined`: nobody has. Its tokens are renewed by themselves, by one tab for all.
     *
     * Throws `LoginError` if the app was not allowed what it asked for.
     */
    static async finishLogin(transport, memory) {
        const access = await (await import("./sign-in/login.js")).arrived();
        return access && new Kronika(access.url, access, transport, memory);
    }
    /** Ends what `login` has begun, here and at the service, for all tabs of this origin. */
    static async logout() {
        return (await import("./sign-in/login.js")).ended();
    }
    /**
     * The last receipt that the service has given for a game: with it and `kronika verify` anybody
     * sees whether an export tells the same history.
     */
    receipt(game) {
        return this.#histories.of(game).receipt;
    }
    /** Opens a game, once: with a key of its own, unless one is given. */
    openGame(options) {
        return super.openGame({ ...options, headers: this.#keyed(options.headers) });
    }
    /** Plays commands, once: with a key of their own, unless one is given. */
    playMoves(options) {
        return super.playMoves({ ...options, headers: keyed(options.headers) });
    }
    /** The table after a ply, as the view of its title: `view<TzolkinView>(game)`. */
    async view(game, ply = 'latest', seat) {
        const path = { game_id: game, ply: String(ply) };
        const query = seat === undefined ? {} : { seat };
        return (await this.getState({ path, query })).view;
    }
    /** The export of a game, byte for byte as it was signed: what `kronika verify` reads. */
    async export(game, seat) {
        const path = `/v1/games/${encodeURIComponent(game)}/export`;
        return (await this.#got(path, { query: { seat }, headers: {}, signal: null })).text();
    }
    /**
     * Every event of a game after version `after`, once and in order, to the last one.
     *
     * Waits for what is yet to happen. Whenever the line breaks, it goes on after the event that
     * came last. Throws `SplitViewError` if they do not follow from each other, or contradict a
     * receipt.
     */
    follow(game, after = 0, seat, { signal, line } = {}) {
        const listen = (since) => this.#listen(game, since, seat, { signal, line });
        return this.#follow(game, after, listen, { signal, line });
    }
    /** The same over WebSocket, for those who would rather have a socket. */
    followSocket(game, after = 0, seat, { signal, line, WebSocket } = {}) {
        const make = maker(WebSocket);
        const listen = (since) => this.#heard(make, game, since, seat, { signal, line });
        return this.#follow(game, after, listen, { signal, line });
    }
    /**
     * News of all games of this account, for ever: games that began, that wait for you, that ended, and
     * disputes. It begins with the games that wait for you.
     *
     * Each comes with the cursor to go on `after` when the program starts again. Whenever the line
     * breaks, it goes on where it was: every game that changed meanwhile is told once at least.
     */
    async *followNews(after, { signal, line } = {}) {
        let failures = 0;
        let cursor = after;
        for (;;) {
            let because;
            try {
                for await (const message of this.#messages('/v1/stream', {}, cursor, { signal, line })) {
                    if (signal?.aborted)
                        return;
                    if (message === undefined || message.name === 'stream.end')
                        break; // there are other processes
                    cursor = message.id ?? cursor;
                    failures = 0;
                    if (message.data)
                        yield { cursor: cursor ?? '', news: JSON.parse(message.data) };
                }
            }
            catch (trouble) {
                because = this.#forgiven(trouble, signal);
            }
            line?.(false);
            failures = await this.#paused(failures, because);
            if (signal?.aborted)
                return;
        }
    }
    /**
     * Turns of this account, for ever: each is a game in which a seat must decide and that no other
     * worker has. Play it with `turn.play`.
     *
     * Any number of workers may share an account. A turn is extended while the loop is at it, and
     * given back when the loop goes on or ends; what a lost worker had, others get when its time is
     * over.
     */
    turns(taking) {
        return turns(this, taking, this.#patience);
    }
    /**
     * Every event of every public game, for ever: those of a game in order, each once, and what they
     * had hidden once more when their game is over. It takes the scope `log`.
     *
     * Each comes with the position to go on `after` when the program starts again; `latest` leaves out
     * what has happened so far. Whenever the line breaks, it goes on behind the last one.
     */
    async *followLog(after, { signal, line } = {}) {
        const query = after === undefined ? {} : { after };
        let failures = 0;
        let position;
        for (;;) {
            let because;
            try {
                for await (const message of this.#messages('/v1/log/stream', query, position, { signal, line })) {
                    if (signal?.aborted)
                        return;
                    if (message === undefined)
                        break;
                    position = message.id ?? position;
                    failures = 0;
                    if (message.data)
                        yield { position: position ?? '', item: JSON.parse(message.data) };
                }
            }
            catch (trouble) {
                because = this.#forgiven(trouble, signal);
            }
            line?.(false);
            failures = await this.#paused(failures, because);
            if (signal?.aborted)
                return;
        }
    }
    /**
     * The review of a game that is over: what every decision of it was worth.
     *
     * Asks for it, if nobody has, and waits until it is made, however long that takes. Gives each line
     * once and in order, and in between how far it is (`progress`); the last line is the `balance`.
     * Whenever the line breaks, it goes on after the line that came last. Throws `ReviewError` if it
     * fails or is cancelled.
     */
    async *review(game, { quality = 'standard', signal, line } = {}) {
        await this.#askForReview(game, quality, signal);
        const path = `/v1/games/${encodeURIComponent(game)}/review/stream`;
        let [failures, state] = [0, 'queued'];
        let last;
        for (;;) {
            let because;
            try {
                for await (const message of this.#messages(path, { quality }, last, { signal, line })) {
                    if (signal?.aborted)
                        return;
                    if (message === undefined || message.name === 'stream.end')
                        throw new ReviewError(state);
                    last = message.id ?? last;
                    failures = 0;
                    if (!message.data)
                        continue;
                    const item = JSON.parse(message.data);
                    yield item;
                    if (item.type === 'balance')
                        return;
                    if (item.type === 'progress')
                        state = item.state;
                }
            }
            catch (trouble) {
                if (trouble instanceof ReviewError)
                    throw trouble;
                because = this.#forgiven(trouble, signal);
            }
            line?.(false);
            if (signal?.aborted)
                return;
            failures = await this.#paused(failures, because);
            if (signal?.aborted)
                return;
        }
    }
    /** Asks for a review; asking again changes nothing. */
    async #askForReview(game, quality, signal) {
        for (let failures = 0; !signal?.aborted;) {
            try {
                return await this.askForReview({ path: { game_id: game }, body: { quality } });
            }
            catch (trouble) {
                if (!(trouble instanceof Unreachable))
                    throw trouble;
                failures = await this.#paused(failures, trouble);
            }
        }
        return undefined;
    }
    async *#follow(game, after, listen, { signal, line }) {
        let failures = 0;
        const chain = new Chain(this.#histories.of(game), after);
        for (;;) {
            let because;
            try {
                for await (const told of listen(after)) {
                    if (told === undefined || signal?.aborted)
                        return;
                    if (told.version !== after + 1)
                        break;
                    await chain.follows(told);
                    // When somebody has sat down or told a text, ours may be waited for.
                    if (STIRRING.has(told.data.type) && told.hash && this.texts.items.size > 0) {
                        await this.getGame({ path: { game_id: game } });
                    }
                    after = told.version;
                    failures = 0;
                    yield told;
                }
            }
            catch (trouble) {
                because = this.#forgiven(trouble, signal);
            }
            line?.(false);
            if (signal?.aborted)
                return;
            failures = await this.#paused(failures, because);
            if (signal?.aborted)
                return;
        }
    }
    /** What broke a line, if the next one may do better; whatever else went wrong is thrown. */
    #forgiven(trouble, signal) {
        if (signal?.aborted)
            return undefined;
        if (trouble instanceof SplitViewError)
            throw trouble;
        if (trouble instanceof ProblemError && !AGAIN.has(trouble.problem.status))
            throw trouble;
        return trouble;
    }
    /** Waits before the next line; how often it has failed in a row. */
    async #paused(failed, because) {
        // A line that stood and was closed is no failure, however quiet it was.
        const failures = because === undefined ? 1 : failed + 1;
        if (because !== undefined && failures >= this.#patience.tries) {
            throw new Unreachable(String(because), { cause: because });
        }
        await wait(this.#patience, failures);
        return failures;
    }
    /**
     * The lines of a replay: the first scene, every ply with its words and how it changed the scene,
     * what happened at the table, the end. A line that breaks is an error; ask again `from` a ply.
     */
    async *replay(game, options = {}) {
        const { seat, eyes, from = 0, language, signal = null } = options;
        const answer = await this.#got(`/v1/games/${encodeURIComponent(game)}/replay`, {
            query: { seat, eyes, from: from > 0 ? from : undefined },
            headers: language === undefined ? {} : { [LANGUAGE]: language },
            signal,
        });
        if (answer.body === null)
            return;
        for await (const line of lines(pieces(answer.body, () => { }))) {
            yield JSON.parse(line);
        }
    }
    /** An answer as it comes, for what is no operation of the generated client. */
    async #got(path, { query, headers, signal }) {
        const url = new URL(path, this.url);
        for (const [name, value] of Object.entries(query)) {
            if (value !== undefined)
                url.searchParams.set(name, String(value));
        }
        const answer = await this.#fetch(url, { headers, signal });
        if (!answer.ok)
            throw problemOf(await answer.json().catch(() => ''), answer);
        return answer;
    }
    /** The headers with a key of ours, unless they have one. */
    #keyed(headers) {
        if (headers && KEY in headers)
            return headers;
        const key = crypto.randomUUID();
        this.#keys.add(key);
        return { [KEY]: key, ...headers };
    }
    /**
     * Whoever sits down commits to a text, unless the request says something of its own or may be
     * repeated by a key that only its caller knows.
     */
    async #sitting(request) {
        const { pathname } = new URL(request.url);
        const own = request.headers.get(KEY);
        const [, kind] = SITTING.exec(pathname) ?? [];
        if (request.method !== 'POST' || kind === undefined)
            return request;
        if (own !== null && !this.#keys.delete(own))
            return request;
        const plain = await request.clone().text();
        const body = plain === '' ? {} : JSON.parse(plain);
        const seated = Array.isArray(body.seats)
            ? { ...body, seats: await this.texts.seats(body.seats) }
            : kind.endsWith('/join') || kind.endsWith('/rematch')
                ? await this.texts.committed(body)
                : body;
        const headers = new Headers(request.headers);
        headers.set('Content-Type', 'application/json');
        const { method, signal } = request;
        return new Request(request.url, { method, headers, signal, body: JSON.stringify(seated) });
    }
    /** Whoever speaks a language asks for it, unless the request says otherwise. */
    #asking(request) {
        if (this.language && !request.headers.has(LANGUAGE)) {
            request.headers.set(LANGUAGE, this.language);
        }
        return request;
    }
    /** Takes in what an answer says of a game's history, and tells texts that are waited for. */
    async #noted(answer, request) {
        this.#positions.heard(answer);
        if (!answer.ok || !WHOLE.test(answer.headers.get('Content-Type') ?? ''))
            return answer;
        const told = (await answer.clone().json());
        if (told === null || typeof told !== 'object')
            return answer;
        if (told.receipt)
            this.#histories.confirmed(told.receipt);
        if (RECEIPTS.test(new URL(request.url).pathname)) {
            this.#histories.confirmed(...(told.items ?? []));
        }
        if (!told.entropy_awaited?.length || this.texts.items.size === 0)
            return answer;
        const game = await this.#tell(told);
        const { status, statusText, headers } = answer;
        return new Response(JSON.stringify(game), { status, statusText, headers });
    }
    /** Tells our texts; the game then. Before that, a receipt fixes who else has committed. */
    async #tell(game) {
        const path = { game_id: game.id };
        if ((await this.listReceipts({ path })).items.length === 0)
            return game;
        const said = await this.#commitments(game.id);
        for (const seat of game.entropy_awaited ?? []) {
            const word = said.get(seat) ?? '';
            const entropy = this.texts.items.get(word);
            if (entropy === undefined)
                continue;
            try {
                ({ game } = await this.revealEntropy({ path, body: { entropy, seat } }));
            }
            catch (refused) {
                if (!(refused instanceof ProblemError) || refused.problem.status !== 409)
                    throw refused;
                return game; // it has started without this text
            }
            this.texts.items.delete(word);
        }
        return game;
    }
    /** What the seats have committed to, by the log, whose chain has to lead to the receipt. */
    async #commitments(game) {
        const chain = new Chain(this.#histories.of(game), 0);
        const said = new Map();
        const path = { game_id: game };
        const page = (asked) => this.listEvents({ path, query: { ...asked, limit: 1000 } });
        for await (const event of each(page)) {
            await chain.follows(event);
            const { data } = event;
            if (data.type === 'table.entropy-committed')
                said.set(data.seat, data.commitment);
            if (data.type === 'table.seat-taken' || data.type === 'table.seat-left')
                said.delete(data.seat);
        }
        return said;
    }
    /** The events that one connection brings; `undefined`: there will be no more. */
    async *#listen(game, after, seat, following) {
        const path = `/v1/games/${encodeURIComponent(game)}/stream`;
        const query = seat === undefined ? {} : { seat: String(seat) };
        for await (const message of this.#messages(path, query, String(after), following)) {
            if (message === undefined || message.name === 'stream.end')
                yield undefined;
            else if (message.data)
                yield JSON.parse(message.data);
        }
    }
    /** The messages that one connection brings; `undefined`: there will be no more. */
    async *#messages(path, query, last, following) {
        const { line, heard, done } = patience(following.signal);
        try {
            const url = new URL(path, this.url);
            for (const [name, value] of Object.entries(query))
                url.searchParams.set(name, value);
            const headers = new Headers();
            if (last !== undefined)
                headers.set('Last-Event-ID', last);
            if (this.language)
                headers.set(LANGUAGE, this.language);
            const answer = await this.#fetch(url, { headers, signal: line.signal });
            if (answer.status === 204) {
                yield undefined;
                return;
            }
            if (!answer.ok)
                throw problemOf(await answer.json().catch(() => ''), answer);
            if (answer.body === null || !STREAM.test(answer.headers.get('Content-Type') ?? '')) {
                throw new Error(`what answers at ${this.url} tells of no events`);
            }
            following.line?.(true);
            yield* messages(pieces(answer.body, heard));
        }
        finally {
            done();
        }
    }
    /** The events that one socket brings; `undefined`: there will be no more. */
    async *#heard(make, game, after, seat, following) {
        const { line, heard, done } = patience(following.signal);
        try {
            const url = new URL(`/v1/games/${encodeURIComponent(game)}/socket?hello=true`, this.url);
            url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
            const hello = { after, ...(seat === undefined ? {} : { seat }), ...(await this.#token()) };
            const opened = () => following.line?.(true);
            for await (const frame of frames(make, url, hello, line.signal, opened)) {
                heard();
                if (frame.type === 'event')
                    yield frame.event;
                if (frame.type === 'stream.end')
                    yield undefined;
                if (frame.type === 'problem')
                    throw new ProblemError(frame.problem);
            }
        }
        finally {
            done();
        }
    }
    async #token() {
        return this.#access === undefined ? {} : { token: await this.#access.token() };
    }
}
/** A line that is hung up after a long silence, or when the signal says so. */
function patience(signal) {
    const line = new AbortController();
    const hangUp = () => line.abort();
    const give = () => setTimeout(hangUp, SILENCE);
    let clock = give();
    const heard = () => {
        clearTimeout(clock);
        clock = give();
    };
    signal?.addEventListener('abort', hangUp);
    if (signal?.aborted)
        hangUp();
    const done = () => {
        signal?.removeEventListener('abort', hangUp);
        clearTimeout(clock);
        line.abort();
    };
    return { line, heard, done };
}
const LANGUAGE = 'Accept-Language';
/** One JSON document, not a line for each of several. */
const WHOLE = /^application\/json\b/;
const STREAM = /^text\/event-stream\b/;
/** Where one sits down. */
const SITTING = /^\/v1\/games(|\/[^/]+\/(?:join|rematch|forks))$/;
const RECEIPTS = /^\/v1\/games\/[^/]+\/receipts$/;
/** Events behind which a text may be waited for, if the game does not start with them. */
const STIRRING = new Set([
    'table.seat-taken',
    'table.entropy-committed',
    'table.entropy-given',
]);
/**
 * Everything that a list holds, page by page as it is needed:
 * `each((asked) => kronika.listMoves({ path, query: asked }))`.
 */
export async function* each(page) {
    let asked = {};
    while (asked !== undefined) {
        const found = await page(asked);
        yield* found.items;
        asked = found.next ? { after: found.next } : undefined;
    }
}
function connected(url, send) {
    const client = createClient({ baseUrl: url, throwOnError: true, fetch: send });
    client.interceptors.error.use((error, answer) => {
        return answer && !answer.ok ? problemOf(error, answer) : error;
    });
    return client;
}
function keyed(headers) {
    return { [KEY]: crypto.randomUUID(), ...headers };
}
/** The pieces of a body. Not every browser lets `for await` read them. */
async function* pieces(body, heard) {
    const reader = body.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done)
            return;
        heard();
        yield value;
    }
}
