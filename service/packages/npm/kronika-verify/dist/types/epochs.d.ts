/** Notes of epochs: what a service owns up to have lost, in a log that goes on under another name. */
import { type LogName } from './logs.js';
import { type Term } from './terms.js';
/** A log of an older epoch, and what is still there of it; `from` is `null` if anything may be lost.
 * The root log has no `place`: it has no games by itself. */
interface OldLog {
    readonly place: LogName | undefined;
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
/** The epochs that notes tell of, from the second one on; throws if one does not hold. */
export declare function epochsOf(notes: readonly string[], terms: readonly Term[]): Promise<readonly Epoch[]>;
/** The epoch that explains that something which was recorded of a game at a time is lost, in whose
 * place something of another time may stand. */
export declare function explanation(epochs: readonly Epoch[], game: string, at: string, instead: string | undefined): Promise<Epoch | undefined>;
export {};
