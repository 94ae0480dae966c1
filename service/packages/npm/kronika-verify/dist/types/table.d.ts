/** The table as it is: the fold of its facts. */
import type { Descent, Fact, Proposal, Result, Terms, Voided } from './facts.js';
import type { Json } from './json.js';
/** Who sits on a seat; `bot` is the name of a strategy, null for a person. */
export interface Taken {
    readonly bot: string | null;
    readonly entropy?: string;
    readonly commitment?: string;
    readonly withheld?: boolean;
}
export interface OpenProposal {
    readonly number: number;
    readonly seat: number;
    readonly proposal: Proposal;
    readonly ply: number;
    readonly agreed: readonly number[];
}
export interface Pause {
    readonly why: 'agreed' | 'dispute';
    readonly until: string | null;
}
/** Ply `at` was the last one when the game went back to ply `to`. */
export interface Rewind {
    readonly at: number;
    readonly to: number;
}
export interface Dispute {
    readonly number: number;
    readonly seat: number;
    readonly ply: number | null;
    readonly refusal: string | null;
    readonly status: 'open' | 'dismissed' | 'upheld' | 'withdrawn';
}
export interface Forfeit {
    readonly seat: number;
    readonly why: 'resigned' | 'time';
}
export interface Table {
    readonly title: string;
    readonly ruleset: string;
    readonly options: Json;
    readonly seats: readonly (Taken | null)[];
    readonly commitment: string | null;
    readonly terms: Terms;
    readonly descent: Descent | null;
    readonly started: boolean;
    /** How many there were, takebacks without asking among them. */
    readonly proposals: number;
    readonly proposal: OpenProposal | null;
    readonly pauses: readonly Pause[];
    readonly rewinds: readonly Rewind[];
    readonly disputes: readonly Dispute[];
    readonly forfeits: readonly Forfeit[];
    readonly passes: readonly {
        readonly seat: number;
        readonly kind: string;
    }[];
    /** The seats that have their forced moves played. */
    readonly forced: readonly number[];
    readonly result: Result | null;
    readonly voided: Voided | null;
}
/** The terms of a table that has set none. */
export declare const NO_TERMS: Terms;
/** The table after `fact`, which stands behind ply `ply`. */
export declare function evolved(table: Table | undefined, fact: Fact, ply: number): Table;
/** The seats that persons play, or played until the game was over. */
export declare function personsAt({ seats, forfeits }: Table): number[];
export declare function isOver({ result, voided }: Table): boolean;
/** The seats that have committed to a text and have not told it. */
export declare function untold({ seats }: Table): number[];
/** The last ply that was played in another game; -1 if all were played in this one. */
export declare function takenOver({ descent }: Table): number;
/** What is proposed after a ply. Whoever plays on does not want to take back. */
export declare function standing({ proposal }: Table, ply: number): OpenProposal | null;
/** Plies in force, as stretches from a first to a last one, when `last` is the last of the log. */
export declare function lineOf(rewinds: readonly Rewind[], last: number): readonly (readonly [number, number])[];
/** The plies in force behind ply `to`: what going back there takes back. */
export declare function undone(rewinds: readonly Rewind[], last: number, to: number): number[];
/** The result when nobody plays on against whoever is left: no points, only ranks. */
export declare function conceded(seats: number, forfeits: readonly Forfeit[]): Result;
