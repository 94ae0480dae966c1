/** Where a bot sits down: where it is invited, and at open tables. */
import { each } from "../client.js";
import { commitment } from "../entropy.js";
import { ProblemError } from "../problems.js";
import { wording } from "./log.js";
import { textOf } from "./settings.js";
const WHOLE = 200;
/** The tables of one account. */
export class Tables {
    #kronika;
    #settings;
    #me;
    #log;
    #refused = new Set();
    constructor(kronika, settings, me, log) {
        this.#kronika = kronika;
        this.#settings = settings;
        this.#me = me;
        this.#log = log;
    }
    /** The seats of the bot at a table. */
    mine(game) {
        return game.seats.filter(({ account }) => account?.id === this.#me).map(({ seat }) => seat);
    }
    /** The games of the bot that are not over. */
    async running() {
        return this.#ofMine('running');
    }
    /**
     * Goes on with tables that have not started, and sits down at others while there are fewer games
     * than it may play.
     */
    async look(running) {
        const opened = await this.#ofMine('open');
        for (const { id } of opened)
            await this.#begin(id);
        let free = this.#settings.games - running - opened.length;
        for await (const game of this.#offered()) {
            if (free <= 0)
                return;
            if (await this.#satDown(game))
                free -= 1;
        }
    }
    /** Tables to sit down at, invitations first. */
    async *#offered() {
        const invitations = each((asked) => this.#kronika.listMyInvitations({ query: asked }));
        for await (const { game } of invitations)
            if (!this.#refused.has(game))
                yield game;
        if (!this.#settings.tables)
            return;
        const query = { status: 'open', order: 'oldest', limit: WHOLE };
        const open = each((asked) => this.#kronika.listGames({ query: { ...query, ...asked } }));
        for await (const game of open) {
            if (this.#welcome(game) && !this.#refused.has(game.id))
                yield game.id;
        }
    }
    #plays(title) {
        const { titles } = this.#settings;
        return titles.length === 0 || titles.includes(title);
    }
    #welcome(game) {
        const programs = game.seats.some(({ account }) => account?.bot);
        const free = game.seats.some(({ kind }) => kind === 'open');
        const known = this.#plays(game.title) && this.mine(game).length === 0;
        return known && free && (this.#settings.programs || !programs);
    }
    /** Sits down, if that is possible. */
    async #satDown(id) {
        const path = { game_id: id };
        try {
            const game = await this.#kronika.getGame({ path });
            if (!this.#plays(game.title) || this.mine(game).length > 0) {
                this.#refused.add(id);
                return false;
            }
            await this.#kronika.joinGame({ path, body: { entropy_commitment: await this.#text(id) } });
            this.#log(`${game.title} ${id}: sat down`);
            return true;
        }
        catch (refusal) {
            if (!(refusal instanceof ProblemError))
                throw refusal;
            this.#log(`${id}: no seat: ${wording(refusal)}`);
            this.#refused.add(id);
            return false;
        }
    }
    /**
     * Tells what it adds to the draws once all have sat down (the client does, when it sees the game),
     * and starts the game if others do not tell theirs.
     */
    async #begin(id) {
        const path = { game_id: id };
        await this.#text(id);
        try {
            const game = await this.#kronika.getGame({ path });
            const awaited = game.entropy_awaited ?? [];
            const ours = this.mine(game).some((seat) => awaited.includes(seat));
            if (awaited.length > 0 && !ours)
                await this.#kronika.startGame({ path });
        }
        catch (refusal) {
            if (!(refusal instanceof ProblemError))
                throw refusal;
            if (refusal.kind !== 'entropy-awaited')
                this.#log(`${id}: not begun: ${wording(refusal)}`);
        }
    }
    /** The commitment of the bot's text, which the client is to tell. */
    async #text(id) {
        const text = await textOf(this.#settings.secret, id);
        const word = await commitment(text);
        this.#kronika.texts.items.set(word, text);
        return word;
    }
    async #ofMine(status) {
        const query = { player: this.#me, status, limit: WHOLE };
        const found = [];
        const all = each((asked) => this.#kronika.listGames({ query: { ...query, ...asked } }));
        for await (const game of all)
            found.push(game);
        return found;
    }
}
