/**
 * Entropy: what this client adds to draws, so that nobody else can have picked them.
 *
 * Each seat that it takes commits to a text of its own, which nobody can guess. It is told once
 * every seat is taken (docs/audit-format.md, "Chance").
 */
import { sha256 } from "./history.js";
/** What is told of a text before the start. */
export function commitment(text) {
    return sha256('kronika/entropy/1\n', text);
}
/**
 * The texts that were committed to and are not told yet, by their commitments. A program that may
 * be started again in between keeps `items` and puts them back.
 */
export class Texts {
    items = new Map();
    /** The commitment to a new text. */
    async fresh() {
        const bytes = crypto.getRandomValues(new Uint8Array(32));
        const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        const word = await commitment(text);
        this.items.set(word, text);
        return word;
    }
    /** What is sent to sit down, with a commitment unless it says something of its own. */
    async committed(body) {
        if (body.entropy || body.entropy_commitment)
            return body;
        return { ...body, entropy_commitment: await this.fresh() };
    }
    /** The same for seats of a new game. */
    seats(wanted) {
        return Promise.all(wanted.map((one) => (one.kind === 'me' ? this.committed(one) : one)));
    }
}
