/** Where a bot sits down: where it is invited, and at open tables. */

import { each, type Kronika } from '../client.ts';
import { commitment } from '../entropy.ts';
import type { GameListed, GameShown } from '../generated/types.gen.ts';
import { ProblemError } from '../problems.ts';
import { type Log, wording } from './log.ts';
import { type Settings, textOf } from './settings.ts';

const WHOLE = 200;

/** The tables of one account. */
export class Tables {
  readonly #kronika: Kronika;
  readonly #settings: Settings;
  readonly #me: string;
  readonly #log: Log;
  readonly #refused = new Set<string>();

  constructor(kronika: Kronika, settings: Settings, me: string, log: Log) {
    this.#kronika = kronika;
    this.#settings = settings;
    this.#me = me;
    this.#log = log;
  }

  /** The seats of the bot at a table. */
  mine(game: GameShown | GameListed): readonly number[] {
    return game.seats.filter(({ account }) => account?.id === this.#me).map(({ seat }) => seat);
  }

  /** The games of the bot that are not over. */
  async running(): Promise<readonly GameListed[]> {
    return this.#ofMine('running');
  }

  /**
   * Goes on with tables that have not started, and sits down at others while there are fewer games
   * than it may play.
   */
  async look(running: number): Promise<void> {
    const opened = await this.#ofMine('open');
    for (const { id } of opened) await this.#begin(id);
    let free = this.#settings.games - running - opened.length;
    for await (const game of this.#offered()) {
      if (free <= 0) return;
      if (await this.#satDown(game)) free -= 1;
    }
  }

  /** Tables to sit down at, invitations first. */
  async *#offered(): AsyncGenerator<string> {
    const invitations = each((asked) => this.#kronika.listMyInvitations({ query: asked }));
    for await (const { game } of invitations) if (!this.#refused.has(game)) yield game;
    if (!this.#settings.tables) return;
    const query = { status: 'open', order: 'oldest', limit: WHOLE } as const;
    const open = each((asked) => this.#kronika.listGames({ query: { ...query, ...asked } }));
    for await (const game of open) {
      if (this.#welcome(game) && !this.#refused.has(game.id)) yield game.id;
    }
  }

  #plays(title: string): boolean {
    const { titles } = this.#settings;
    return titles.length === 0 || titles.includes(title);
  }

  #welcome(game: GameListed): boolean {
    const programs = game.seats.some(({ account }) => account?.bot);
    const free = game.seats.some(({ kind }) => kind === 'open');
    const known = this.#plays(game.title) && this.mine(game).length === 0;
    return known && free && (this.#settings.programs || !programs);
  }

  /** Sits down, if that is possible. */
  async #satDown(id: string): Promise<boolean> {
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
    } catch (refusal) {
      if (!(refusal instanceof ProblemError)) throw refusal;
      this.#log(`${id}: no seat: ${wording(refusal)}`);
      this.#refused.add(id);
      return false;
    }
  }

  /**
   * Tells what it adds to the draws once all have sat down (the client does, when it sees the game),
   * and starts the game if others do not tell theirs.
   */
  async #begin(id: string): Promise<void> {
    const path = { game_id: id };
    await this.#text(id);
    try {
      const game = await this.#kronika.getGame({ path });
      const awaited = game.entropy_awaited ?? [];
      const ours = this.mine(game).some((seat) => awaited.includes(seat));
      if (awaited.length > 0 && !ours) await this.#kronika.startGame({ path });
    } catch (refusal) {
      if (!(refusal instanceof ProblemError)) throw refusal;
      if (refusal.kind !== 'entropy-awaited') this.#log(`${id}: not begun: ${wording(refusal)}`);
    }
  }

  /** The commitment of the bot's text, which the client is to tell. */
  async #text(id: string): Promise<string> {
    const text = await textOf(this.#settings.secret, id);
    const word = await commitment(text);
    this.#kronika.texts.items.set(word, text);
    return word;
  }

  async #ofMine(status: 'open' | 'running'): Promise<readonly GameListed[]> {
    const query = { player: this.#me, status, limit: WHOLE };
    const found: GameListed[] = [];
    const all = each((asked) => this.#kronika.listGames({ query: { ...query, ...asked } }));
    for await (const game of all) found.push(game);
    return found;
  }
}
