/**
 * What a client was told of a game, so that it notices when it is told another history.
 *
 * The chain of a game is worked out again on every stream, as docs/audit-format.md has it: each
 * link names the hash of the one before it. Heads and the last receipt are kept, and compared with
 * whatever comes later.
 */
/** Heads of a game that are kept: those that came last. */
const KEPT = 200;
/** Games that are kept. */
const GAMES = 256;
/**
 * The service has told two histories of a game, or one that contradicts itself.
 *
 * `receipt` is the last signed statement that the client was given about the game, if any: keep it,
 * and an export, since together they prove it.
 */
export class SplitViewError extends Error {
    name = 'SplitViewError';
    game;
    because;
    receipt;
    constructor(game, because, receipt) {
        super(`${game}: ${because}`);
        this.game = game;
        this.because = because;
        this.receipt = receipt;
    }
}
/** What is known of one game: the hash at the end of links by version, and the last receipt. */
export class History {
    game;
    receipt;
    #heads = new Map();
    constructor(game) {
        this.game = game;
    }
    /** The hash at the end of a link, if it is known. */
    head(version) {
        return this.#heads.get(version);
    }
    /** The service says that a link ends so. */
    told(version, head) {
        const known = this.#heads.get(version) ?? head;
        if (known !== head) {
            throw this.split(`event ${version} had the hash ${known}, and has ${head} now`);
        }
        this.#heads.set(version, head);
        for (const oldest of this.#heads.keys()) {
            if (this.#heads.size <= KEPT)
                break;
            if (oldest !== this.receipt?.version)
                this.#heads.delete(oldest);
        }
    }
    /** The service has signed this. */
    confirmed(receipt) {
        if (receipt.game !== this.game) {
            throw this.split(`the receipt is one of the game ${receipt.game}`);
        }
        this.told(receipt.version, receipt.head);
        if (receipt.version >= (this.receipt?.version ?? 0))
            this.receipt = receipt;
    }
    /** The error. */
    split(because) {
        return new SplitViewError(this.game, because, this.receipt);
    }
}
/** The chain of one game along a stream that begins behind version `after`. */
export class Chain {
    #history;
    #begins;
    #previous;
    #link = [];
    constructor(history, after) {
        this.#history = history;
        this.#begins = after === 0;
        this.#previous = history.head(after);
    }
    /** Takes in the next event; throws if it does not follow from those before it. */
    async follows(event) {
        this.#link.push(event);
        if (!event.hash)
            return;
        const link = this.#link;
        this.#link = [];
        const before = this.#begins ? await genesis(this.#history.game, link) : this.#previous;
        if (before !== undefined && (await hashed(this.#history, before, link)) !== event.hash) {
            throw this.#history.split(`event ${event.version} does not follow those before it`);
        }
        this.#history.told(event.version, event.hash);
        this.#begins = false;
        this.#previous = event.hash;
    }
}
/** What is known of games, for those that were heard of last. */
export class Histories {
    #games = new Map();
    #memory;
    constructor(memory) {
        this.#memory = memory;
        for (const one of memory?.read() ?? [])
            this.of(one.game).confirmed(one);
    }
    /** The service has signed these. */
    confirmed(...receipts) {
        for (const one of receipts)
            this.of(one.game).confirmed(one);
        if (!this.#memory || receipts.length === 0)
            return;
        const last = [...this.#games.values()].map(({ receipt }) => receipt);
        this.#memory.write(last.filter((one) => one !== undefined));
    }
    /** What is known of a game. */
    of(game) {
        const found = this.#games.get(game) ?? new History(game);
        this.#games.delete(game);
        this.#games.set(game, found);
        for (const oldest of this.#games.keys()) {
            if (this.#games.size <= GAMES)
                break;
            this.#games.delete(oldest);
        }
        return found;
    }
}
/** SHA-256 in hex of texts and bytes, one behind the other. */
export async function sha256(...parts) {
    const encoder = new TextEncoder();
    const all = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
    const whole = new Uint8Array(all.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of all) {
        whole.set(part, at);
        at += part.length;
    }
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
/** Canonical JSON: members sorted by name, no white space. */
function canon(value) {
    if (Array.isArray(value))
        return `[${value.map(canon).join(',')}]`;
    if (value === null || typeof value !== 'object')
        return JSON.stringify(value);
    const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canon(one)}`).join(',')}}`;
}
/** What the first link is chained to. */
async function genesis(game, link) {
    for (const { data } of link) {
        if (data.type === 'table.chance-committed') {
            return sha256('kronika/genesis/1\n', canon({ commitment: data.commitment, game }));
        }
    }
    return undefined;
}
/** The hash of a link. */
async function hashed(history, previous, link) {
    const first = link[0];
    const last = link[link.length - 1];
    const events = [];
    for (const one of link) {
        if (one.ply !== first.ply || one.at !== first.at) {
            throw history.split(`event ${one.version} is not of one time with its link`);
        }
        events.push(await open(history, one));
    }
    const { at, ply, seat, decision } = first;
    const { game } = history;
    const told = { at, events, game, ply, previous, version: last.version };
    const move = seat === undefined || seat === null ? {} : { seat, decision };
    const drawn = last.draws && Object.keys(last.draws).length > 0 ? { draws: last.draws } : {};
    return sha256('kronika/link/1\n', canon({ ...told, ...move, ...drawn }));
}
/** The data of an event with commitments in the place of what is hidden from anybody. */
async function open(history, event) {
    const data = structuredClone(event.data);
    for (const [pointer, field] of Object.entries(event.sealed ?? {})) {
        const steps = pointer.split('/').slice(1);
        const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
        const last = path.pop();
        const holder = path.reduce((inner, step) => inner[step], data);
        if (field.salt) {
            const salt = Uint8Array.from(field.salt.match(/../g), (byte) => Number.parseInt(byte, 16));
            const found = await sha256('kronika/field/1\n', salt, canon(holder[last]));
            if (found !== field.committed) {
                throw history.split(`event ${event.version} shows another ${pointer}`);
            }
        }
        holder[last] = { committed: field.committed, size: field.size };
    }
    return data;
}
