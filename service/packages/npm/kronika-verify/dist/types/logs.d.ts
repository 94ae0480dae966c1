/** Which log a checkpoint is of: its origin says so. */
import { type Key } from './vkeys.js';
/** The log of one of so many partitions, in an epoch. */
export interface LogName {
    readonly partitions: number;
    readonly partition: number;
    readonly epoch: number;
}
/** The log of a partition of that service that an origin names; `undefined` if it names none. */
export declare function logOf(origin: string, name: string): LogName | undefined;
/** The epoch of the root log of that service that an origin names; `undefined` if it names none. */
export declare function epochOfRoot(origin: string, name: string): number | undefined;
/** The keys under whose names checkpoints of this origin are signed, of those that are known by the
 * names of their services: from the second epoch on the name of the root log has the epoch, too. */
export declare function keysFor(origin: string, keys: readonly Key[]): Promise<readonly Derived[]>;
/** A key as it signs a checkpoint, and as somebody knows it. */
export interface Derived {
    readonly known: Key;
    readonly key: Key;
}
/** Whether a game has to be in a log of this partition. */
export declare function hasGame({ partitions, partition }: LogName, game: string): boolean;
/** CRC-32 of a text in UTF-8: it says in which partition a game is. */
export declare function crc32(text: string): number;
