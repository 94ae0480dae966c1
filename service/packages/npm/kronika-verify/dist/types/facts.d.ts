/** Facts of the table (`table.*`), which are open to all and the same for every title. */
import { type Json, type Members } from './json.js';
export type Proposal = {
    readonly type: 'take-back';
    readonly to: number;
} | {
    readonly type: 'pause';
    readonly hours: number;
} | {
    readonly type: 'resume';
} | {
    readonly type: 'call-off';
};
export type Remedy = {
    readonly type: 'rewind';
    readonly to: number;
} | {
    readonly type: 'annul';
};
/** Why a game is void; an administrator gives a reason. */
export interface Voided {
    readonly why: 'abandoned' | 'ruling' | 'administrator';
    readonly reason?: string | null;
}
export interface Descent {
    readonly how: 'fork' | 'import' | 'rematch';
    readonly game: string;
    readonly ply?: number;
    readonly head?: string | null;
}
export interface Terms {
    readonly clock?: Members | null;
    readonly on_dispute?: 'go-on' | 'pause';
    readonly takebacks?: 'never' | 'own' | 'consent';
    readonly hints?: boolean;
}
export interface Result {
    readonly standings: readonly Members[];
    readonly automata?: readonly Members[];
}
type Of<Tag extends string, Data = object> = {
    readonly type: `table.${Tag}`;
} & Readonly<Data>;
type Seated<Tag extends string, Data = object> = Of<Tag, {
    seat: number;
}> & Readonly<Data>;
export type Fact = Of<'game-opened', {
    title: string;
    ruleset: string;
    seats: number;
    options: Json;
}> | Of<'terms-set', {
    terms: Terms;
}> | Of<'game-descended', Descent> | Of<'chance-committed', {
    commitment: string;
    draws?: 'named';
}> | Seated<'seat-taken', {
    by: 'person' | 'bot';
    bot?: string | null;
}> | Seated<'entropy-committed', {
    commitment: string;
}> | Seated<'entropy-given', {
    entropy: string;
}> | Seated<'entropy-withheld'> | Seated<'seat-left'> | Of<'game-started', {
    checkpoint?: string;
}> | Seated<'proposed', {
    proposal: Proposal;
}> | Seated<'agreed'> | Seated<'declined'> | Of<'paused', {
    why: 'agreed' | 'dispute';
    until?: string | null;
}> | Of<'resumed', {
    why: 'agreed' | 'dispute';
}> | Seated<'pass-ordered', {
    kind: string;
    until: 'turn' | 'end';
    turns: number;
}> | Seated<'pass-withdrawn', {
    kind: string;
}> | Seated<'pass-played', {
    kind: string;
    decision: number;
}> | Seated<'preferences-set', {
    forced: boolean;
}> | Seated<'forced-played', {
    decision: number;
}> | Seated<'time-expired', {
    decision: number;
    checkpoint?: string;
}> | Of<'time-credited', {
    seats: readonly number[];
    seconds: number;
    downtime: number;
}> | Of<'rewound', {
    to: number;
    version: number;
    why: 'takeback' | 'agreed' | 'ruling';
    seat?: number | null;
}> | Seated<'dispute-opened', {
    dispute: number;
    complaint: string;
    ply?: number | null;
    refusal?: string | null;
}> | Of<'dispute-dismissed', {
    dispute: number;
    ruling: string;
}> | Of<'dispute-upheld', {
    dispute: number;
    ruling: string;
    remedy?: Remedy | null;
}> | Of<'dispute-withdrawn', {
    dispute: number;
}> | Seated<'seat-forfeited', {
    why: 'resigned' | 'time';
    stand_in?: string | null;
}> | Of<'game-finished', {
    result: Result;
}> | Of<'game-voided', {
    why: Voided['why'];
    reason?: string | null;
}>;
/** A place that does not hold what it should: how, and the pointer to it. */
interface Misfit {
    readonly code: 'unknown-member' | 'missing-member' | 'other-type';
    readonly member: string;
}
export declare function isTable(type: string): boolean;
/** A fact of the table; throws if the data are none. */
export declare function factOf(data: Members): Fact;
/** The first place at which a fact of the table is not of its type; `undefined` if it is. */
export declare function misfitOf(data: Members): Misfit | undefined;
export {};
