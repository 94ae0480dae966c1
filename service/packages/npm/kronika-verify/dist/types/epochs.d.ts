/** Notes of epochs: what a service owns up to have lost, in a log that goes on under another name. */
import { type Term } from './terms.js';
/** The log of one of so many partitions, in an epoch. */
export interface LogName {
    readonly partitions: number;
    readonly partition: number;
    readonly epoch: number;
}
/** A log of an older epoch, and what is still there of it; `from` is `null` if anything may be lost. */
interface OldLog extends LogName {
    readonly from: string | null;
}
/** What a note says. `count` is `undefined` if nobody knows how many games have lost something. */
export interface Epoch {
    readonly number: number;
    readonly since: string;
    readonly reason: string;
    readonly count: number | undefined;
    readonly games: readonly string[];
    readonly logs: readonly OldLog[];
    readonly text: string;
}
/** The log of that service that an origin names; `undefined` if it names none. */
export declare function logOf(origin: string, name: string): LogName | undefined;
/** Whether a game has to be in a log of this partition. */
export declare function hasGame({ partitions, partition }: LogName, game: string): boolean;
/** The epochs that notes tell of, from the second one on; throws if one does not hold. */
export declare function epochsOf(notes: readonly string[], terms: readonly Term[]): Promise<readonly Epoch[]>;
/** The epoch that explains that something which was recorded of a game at a time is lost, in whose
 * place something of another time may stand. */
export declare function explanation(epochs: readonly Epoch[], game: string, at: string, instead: string | undefined): Promise<Epoch | undefined>;
/** CRC-32 of a text in UTF-8: it says in which partition a game is. */
export declare function crc32(text: string): number;
export {};
