/** A client of Kronika: typed operations, streams that resume, moves that are played once. */

export {
  each,
  type Following,
  type FollowingBySocket,
  type InLog,
  Kronika,
  type LogItem,
  type Page,
  type PageAsked,
  type ReplayLine,
  type ReplayOptions,
  type ReviewItem,
  type ReviewOptions,
  type ReviewQuality,
  type Told,
  type Transport,
} from './client.ts';
export type * from './generated/types.gen.ts';
export type { Access } from './access.ts';
export { type Memory, SplitViewError } from './history.ts';
export { PATIENCE, type Patience } from './patience.ts';
export { ProblemError, ReviewError, Unreachable } from './problems.ts';
export type { LoginOptions } from './sign-in/login.ts';
export type { AppScope } from './sign-in/scopes.ts';
export { LoginError } from './sign-in/server.ts';
export type { Socket, SocketMaker } from './sockets.ts';
export type { Taking, Turn } from './turns.ts';
export * as webhooks from './webhooks.ts';
