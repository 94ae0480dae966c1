/**
 * A bot that one would really run: everything but the strategy.
 *
 *     import { type Position, run } from 'kronika-client/bot';
 *
 *     await run(async ({ legal }) => legal.commands[0]!);
 *
 * It waits for invitations and open tables, plays many games at once, answers before its clock runs
 * out, and goes on when it or the service was started again. `dist/my-bot.mjs` of the package is a
 * program to begin with; `node my-bot.mjs --help` tells what it can be told.
 */
export { run } from "./command.js";
export { Bot } from "./playing.js";
export { USUAL } from "./settings.js";
