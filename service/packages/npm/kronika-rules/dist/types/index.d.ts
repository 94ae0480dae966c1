/** The rules of the games of Kronika, as the service runs them: for programs of your own. */
export type * from './api.js';
export { type Language, ProblemError } from './asking.js';
export { Branch, type Moved, OpenedGame, type Ply, type Sitting } from './game.js';
export { type Assets, type Loading, loadRules, type Source } from './loading.js';
export type { Check, Draw, Evidence, Finding, Report, Verdict } from './reports.js';
export { Rules } from './rules.js';
export { type Setup, TitleRules, type WrittenEvent } from './title.js';
export type { Accepted, Begun, Chance, CommandOf, FactOf, Legal, OptionsOf, Outcome, Position, Refused, Slug, State, TitleInBrief, ViewOf, Viewer, } from './types.js';
