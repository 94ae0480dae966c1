/** Where a bot sits down: where it is invited, and at open tables. */
import { type Kronika } from '../client.js';
import type { GameListed, GameShown } from '../generated/types.gen.js';
import { type Log } from './log.js';
import { type Settings } from './settings.js';
/** The tables of one account. */
export declare class Tables {
    #private;
    constructor(kronika: Kronika, settings: Settings, me: string, log: Log);
    /** The seats of the bot at a table. */
    mine(game: GameShown | GameListed): readonly number[];
    /** The games of the bot that are not over. */
    running(): Promise<readonly GameListed[]>;
    /**
     * Goes on with tables that have not started, and sits down at others while there are fewer games
     * than it may play.
     */
    look(running: number): Promise<void>;
}
