/** A client of Kronika: typed operations, streams that resume, moves that are played once. */
export { each, type Following, type FollowingBySocket, type InLog, Kronika, type LogItem, type Page, type PageAsked, type ReplayLine, type ReplayOptions, type ReviewItem, type ReviewOptions, type ReviewQuality, type Told, type Transport, } from './client.js';
export type * from './generated/types.gen.js';
export type { Access } from './access.js';
export { type Memory, SplitViewError } from './history.js';
export { PATIENCE, type Patience } from './patience.js';
export { ProblemError, ReviewError, Unreachable } from './problems.js';
export type { LoginOptions } from './sign-in/login.js';
export type { AppScope } from './sign-in/scopes.js';
export { LoginError } from './sign-in/server.js';
export type { Socket, SocketMaker } from './sockets.js';
export type { Taking, Turn } from './turns.js';
export * as webhooks from './webhooks.js';
