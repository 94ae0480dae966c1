/**
 * Previews of a running game by the rules in this browser. The service is asked once for a version
 * of the game: for a world that fits what the seat knows, in which all commands are tried.
 */

import type { Command, Preview, World } from 'kronika-client';
import { kronika } from '../session/session.ts';
import { language } from '../words/language.ts';
import { isHere } from './addresses.ts';
import { loadReferee, type Referee, referee } from './referee.ts';

/** Commands that are to be tried, where a seat decides. */
export interface Trial {
  readonly seat: number;
  readonly decision?: number;
  readonly commands: Command[];
  readonly refused?: boolean;
}

/** The world that is kept by a referee, of a version and in a language. */
interface Kept {
  readonly by: Referee;
  readonly name: string;
  readonly there: Promise<boolean>;
}

/** The previews of one game. */
export class WorldPreviews {
  readonly #game: string;
  #kept: Kept | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  /** What commands would do at a version; `undefined` where the service has to be asked: the rules
   * are not here, there is no such world, or the commands are refused. */
  async preview(trial: Trial, version: number): Promise<Preview | undefined> {
    if (referee.peek() !== 'ready' || isHere(this.#game)) return undefined;
    try {
      const here = await loadReferee();
      if (!(await this.#there(here, trial.seat, version))) return undefined;
      const answer = await here.fetch(this.#asking('/previews', 'POST', trial));
      return answer.ok ? ((await answer.json()) as Preview) : undefined;
    } catch {
      return undefined; // the rules were put away, or broke: the service knows them, too
    }
  }

  #there(here: Referee, seat: number, version: number): Promise<boolean> {
    const name = `${version} ${seat} ${language.peek()}`;
    if (this.#kept?.by !== here || this.#kept.name !== name) {
      this.#kept = { by: here, name, there: this.#put(here, seat, version).catch(() => false) };
    }
    return this.#kept.there;
  }

  async #put(here: Referee, seat: number, version: number): Promise<boolean> {
    const world: World = await kronika.peek().getWorld({ path: { game_id: this.#game }, query: { seat } });
    return world.version === version && (await here.fetch(this.#asking('', 'PUT', world))).ok;
  }

  #asking(of: string, method: string, body: unknown): Request {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': language.peek() };
    return new Request(new URL(`/v1/worlds/${this.#game}${of}`, location.origin), { method, headers, body: JSON.stringify(body) });
  }
}
