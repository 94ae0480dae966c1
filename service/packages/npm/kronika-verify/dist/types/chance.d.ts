/** Chance: the seed that was committed to, what players added, and every draw derived again. */
import { type Bytes } from './bytes.js';
import type { Progress } from './chain.js';
import { type Finding } from './finding.js';
import { type Event, type Export } from './format.js';
import { type Mac } from './hashing.js';
import { type Json } from './json.js';
/** One outcome of chance: `outcome` of `0..below-1`. `kronika verify --json` lists them. */
export interface Draw {
    readonly ply: number;
    readonly label: string;
    readonly below: number;
    readonly outcome: number;
}
/** What the service says was drawn. `departures`: plies that it decides otherwise than recorded. */
export interface ToldDraws {
    readonly draws: readonly Draw[];
    readonly departures: readonly number[];
}
export declare function seedCommitment(seed: Bytes): Promise<string>;
export declare function entropyCommitment(text: string): Promise<string>;
/** Salts of a game, by version of the event and place in it. */
export declare function saltsOf(seed: Bytes): Promise<(version: number, pointer: string) => Promise<Bytes>>;
/** The seed that outcomes are made from. */
export declare function drawingSeed(seed: Bytes, entropies: readonly Json[]): Promise<Bytes>;
/** Whether a game is over: so its status says, or its log. */
export declare function overBy({ events, game }: Export): boolean;
/** Whether the seed is revealed as soon as the game is over, and is the one that was committed to
 * before any draw; and whether texts that players added are those of their commitments. */
export declare function brokenSeed(whole: Export): Promise<Finding[]>;
/** Salts that do not follow from the revealed seed, which could have been told beforehand. */
export declare function brokenSalts({ events, proof }: Export, progress: Progress): Promise<Finding[]>;
/** What each seat has added to the draws, when the game started. */
export declare function entropiesOf(events: readonly Event[]): Json[];
/** How far the draws of a log had come before a ply: how often the game had gone back, and how many
 * draws of each label there were. */
interface Before {
    readonly branch: number;
    readonly made: ReadonlyMap<string, number>;
}
/** The draws that come out differently, or that the log does not tell of, among those that somebody
 * says were made. */
export declare function brokenDraws(whole: Export, draws: readonly Draw[], progress: Progress): Promise<Finding[]>;
interface Asked {
    readonly label: string;
    readonly below: number | bigint;
}
/** The outcomes of the draws of one ply, by name: how many draws of its label there were before. */
export declare function namedOutcomes(chance: Mac, { branch, made }: Before, draws: readonly Asked[]): Promise<number[]>;
/** The outcomes of the draws of one ply, by ply: the counter goes up with each number made. */
export declare function outcomesOf(chance: Mac, ply: number, draws: readonly Asked[]): Promise<number[]>;
export {};
