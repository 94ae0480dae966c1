/** What somebody knows beside an export. */
import type { Draw, ToldDraws } from './chance.js';
import type { Receipt } from './format.js';
import type { Policy } from './policies.js';
/** Without keys those that the export brings are taken, which proves nothing about who signed. */
export interface Evidence {
    readonly keys?: readonly string[];
    readonly notes?: readonly string[];
    /** Keys of witnesses. Without any, those that the export brings are taken. */
    readonly witnesses?: readonly string[];
    readonly receipts?: readonly Receipt[];
    /** Which logs and witnesses somebody trusts, and how many of whom they demand. */
    readonly policy?: Policy | undefined;
    /** Of a report by `kronika verify --json`: which draws a move makes only rules know. */
    readonly draws?: readonly Draw[];
    /** The same, by the verifier with the rules that runs beside this one. It comes while other things
     * are checked; nothing, if there was none to decide the moves again. */
    readonly drawn?: Promise<readonly Draw[] | undefined> | undefined;
    /** The same, as the service says it; nothing, if it says nothing. It may come while other things
     * are checked. */
    readonly told?: Promise<ToldDraws | undefined> | undefined;
}
