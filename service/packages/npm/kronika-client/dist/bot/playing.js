/** The bot: follows the news of its games, and answers every decision once. */
import { ProblemError, Unreachable } from "../problems.js";
import { wording } from "./log.js";
import { Tables } from "./tables.js";
import { decided, secondsFor } from "./thinking.js";
import { Turns } from "./turns.js";
/** Milliseconds to wait when the service cannot be reached: the first time, and at most. */
const FIRST = 1_000;
const LONGEST = 30_000;
/** Somebody was faster, perhaps the bot itself before it was started again: look at the game. */
const LATE = new Set([
    'decision-closed',
    'key-reused',
    'game-ended',
    'game-paused',
    'version-mismatch',
]);
/**
 * Plays with a strategy for one account, until it is stopped.
 *
 * It keeps nothing: which decisions are open, the service knows. A decision is answered with a key
 * that follows from the game, its ply and the seat, so two bots of one account, or one that was
 * killed in the middle, play no move twice.
 */
export class Bot {
    #kronika;
    #choose;
    #settings;
    #log;
    #turns;
    #games = new Map();
    #stirred = new Set();
    #end = new AbortController();
    #me = '';
    constructor(kronika, choose, settings, log) {
        this.#kronika = kronika;
        this.#choose = choose;
        this.#settings = settings;
        this.#log = log;
        this.#turns = new Turns(settings.moves);
    }
    /** Sits down nowhere any more, and ends after the moves that are being made. */
    stop() {
        this.#end.abort();
    }
    /** Plays until it is stopped; throws the `ProblemError` `unauthorized` if the token is not taken. */
    async run() {
        await this.#forEver(async () => {
            this.#me = (await this.#kronika.getMyAccount()).id;
        }, () => this.#me !== '');
        if (this.#stopped)
            return;
        const tables = new Tables(this.#kronika, this.#settings, this.#me, this.#log);
        try {
            await Promise.all([this.#forEver(this.#watching()), this.#forEver(() => this.#look(tables))]);
        }
        finally {
            this.stop();
            await Promise.all(this.#games.values());
        }
    }
    get #stopped() {
        return this.#end.signal.aborted;
    }
    /** Follows news, which begin with the decisions that are open now. */
    #watching() {
        let cursor;
        return async () => {
            for await (const told of this.#kronika.followNews(cursor, { signal: this.#end.signal })) {
                cursor = told.cursor || cursor;
                const { type, game, title, status, seats } = told.news;
                if (seats.length > 0)
                    this.#stir(game);
                if (type === 'game.ended')
                    this.#log(`${title} ${game}: ${status}`);
            }
        };
    }
    /** Looks for tables, and for whatever waits although nobody told. */
    async #look(tables) {
        const running = await tables.running();
        for (const game of running) {
            if (tables.mine(game).some((seat) => game.awaits.includes(seat)))
                this.#stir(game.id);
        }
        await tables.look(running.length);
        await this.#pause(this.#settings.every * 1000);
    }
    /** Acts again and again, with longer and longer pauses while that fails, until it is done. */
    async #forEver(act, done = () => false) {
        let failures = 0;
        while (!this.#stopped && !done()) {
            try {
                await act();
                failures = 0;
            }
            catch (trouble) {
                if (!(trouble instanceof ProblemError || trouble instanceof Unreachable))
                    throw trouble;
                if (trouble instanceof ProblemError && trouble.problem.status === 401)
                    throw trouble;
                failures += 1;
                await this.#failed(failures, wording(trouble));
            }
        }
    }
    async #failed(failures, trouble) {
        if (this.#stopped)
            return;
        this.#log(trouble);
        const most = Math.min(FIRST * 2 ** (failures - 1), LONGEST);
        await this.#pause(most * (0.5 + Math.random() / 2));
    }
    /** Waits, unless it is stopped. */
    #pause(milliseconds) {
        const { signal } = this.#end;
        return new Promise((done) => {
            if (signal.aborted)
                return done();
            const end = () => {
                clearTimeout(clock);
                signal.removeEventListener('abort', end);
                done();
            };
            const clock = setTimeout(end, milliseconds);
            signal.addEventListener('abort', end);
        });
    }
    /** Something waits in a game: it is looked at, once more if that is being done. */
    #stir(game) {
        this.#stirred.add(game);
        if (this.#stopped || this.#games.has(game))
            return;
        this.#games.set(game, this.#play(game));
    }
    async #play(game) {
        let failures = 0;
        try {
            while (this.#stirred.has(game) && !this.#stopped) {
                this.#stirred.delete(game);
                try {
                    await this.#answer(game);
                    failures = 0;
                }
                catch (trouble) {
                    if (!(trouble instanceof Unreachable))
                        throw trouble;
                    failures += 1;
                    this.#stirred.add(game);
                    await this.#failed(failures, `${game}: ${wording(trouble)}`);
                }
            }
        }
        catch (trouble) {
            this.#log(`${game}: left alone until the next look: ${wording(trouble)}`);
        }
        finally {
            this.#games.delete(game);
        }
    }
    /** Answers until nothing waits for the bot. */
    async #answer(id) {
        while (!this.#stopped) {
            const game = await this.#kronika.getGame({ path: { game_id: id } });
            const seats = game.seats.filter((one) => one.account?.id === this.#me);
            const waiting = seats.map(({ seat }) => seat).filter((seat) => game.awaits.includes(seat));
            if (waiting.length === 0)
                return;
            for (const seat of waiting)
                await this.#turns.taken(() => this.#move(game, seat));
        }
    }
    async #move(game, seat) {
        const path = { game_id: game.id };
        const kronika = this.#kronika;
        const legal = await kronika.getLegalCommands({ path, query: { seat } });
        if (legal.commands.length === 0)
            return;
        const seconds = secondsFor(game, seat, this.#settings.seconds);
        const position = { kronika, game, seat, legal, seconds };
        const command = await decided(this.#choose, position, this.#log);
        const headers = { 'Idempotency-Key': `bot-${game.id}-${legal.ply}-${seat}` };
        const body = { seat, decision: legal.decision, commands: [command] };
        try {
            await kronika.playMoves({ path, headers, body });
        }
        catch (refusal) {
            if (!(refusal instanceof ProblemError && LATE.has(refusal.kind)))
                throw refusal;
            this.#log(`${game.id}: ${wording(refusal)}`);
        }
    }
}
