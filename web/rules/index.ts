/** The rules of the games of Kronika, as the service runs them: for programs of your own. */

export type * from 'kronika-client';
export { type Language, ProblemError } from './asking.ts';
export { Branch, type Moved, OpenedGame, type Ply, type Sitting } from './game.ts';
export { type Assets, type Loading, loadRules, type Source } from './loading.ts';
export type { Check, Draw, Evidence, Finding, Report, Verdict } from './reports.ts';
export { Rules } from './rules.ts';
export { type Setup, TitleRules, type WrittenEvent } from './title.ts';
export type {
  Accepted,
  Begun,
  Chance,
  CommandOf,
  FactOf,
  Legal,
  OptionsOf,
  Outcome,
  Position,
  Refused,
  Slug,
  State,
  TitleInBrief,
  ViewOf,
  Viewer,
} from './types.ts';
