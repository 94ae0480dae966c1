/** A client of Kronika: typed operations, streams that resume, moves that are played once. */
export { each, type Following, type FollowingBySocket, type InLog, Kronika, type LogItem, type Page, type PageAsked, type ReplayLine, type ReplayOptions, type Told, type Transport, } from './client.js';
export type * from './generated/types.gen.js';
export { type Memory, SplitViewError } from './history.js';
export { PATIENCE, type Patience } from './patience.js';
export { ProblemError, Unreachable } from './problems.js';
export type { Socket, SocketMaker } from './sockets.js';
export * as webhooks from './webhooks.js';
