/** A client of Kronika: typed operations, streams that resume, moves that are played once. */
export { each, Kronika, } from "./client.js";
export { SplitViewError } from "./history.js";
export { PATIENCE } from "./patience.js";
export { ProblemError, ReviewError, Unreachable } from "./problems.js";
export { LoginError } from "./sign-in/server.js";
export * as webhooks from "./webhooks.js";
