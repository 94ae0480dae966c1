/** The rules of all titles. */
import type { Asking, Language } from './asking.js';
import { OpenedGame } from './game.js';
import { type Evidence, type Report } from './reports.js';
import { TitleRules } from './title.js';
import type { Slug } from './types.js';
/** The rules, loaded. All but `verify` answer at once, so a page keeps them in a worker. */
export declare class Rules {
    #private;
    /** The titles that there are. */
    readonly titles: readonly Slug[];
    constructor(asking: Asking);
    /** The language in which all of it speaks. */
    get language(): Language;
    /** The same rules in another language; nothing is loaded again. */
    in(language: Language): Rules;
    /** The rules of one title; loading them the first time takes up to a second. */
    title<S extends Slug>(slug: S): TitleRules<S>;
    /** The game of an export, compressed or not, or of the `bytes` of a branch. */
    open(bytes: Uint8Array): OpenedGame;
    /** Checks an export, and decides every move of it again. */
    verify(bytes: Uint8Array, evidence?: Evidence): Promise<Report>;
}
