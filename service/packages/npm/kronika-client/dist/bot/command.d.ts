/** The command line of a bot, for Node.js. */
import type { Strategy } from './thinking.js';
/** Reads the command line and plays with a strategy, until the program is told to end. */
export declare function run(choose: Strategy, given?: readonly string[]): Promise<void>;
