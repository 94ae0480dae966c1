/** The command line of a bot, for Node.js. */
var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { Kronika } from "../client.js";
import { ProblemError } from "../problems.js";
import { wording } from "./log.js";
import { Bot } from "./playing.js";
import { USUAL } from "./settings.js";
const HELP = `usage: node my-bot.mjs [--url URL] [option...]

Plays for an account of its own, until SIGTERM or Ctrl+C: where it is invited, and at open tables.
Everything can be started again at any time. The token comes from KRONIKA_TOKEN.

  --url URL          the service (default: KRONIKA_URL, else http://127.0.0.1:8000)
  --register NAME    make an account, print its token, which is shown only once, and end
  --titles A,B       only these titles (default: all)
  --games N          games at once at most (default ${USUAL.games})
  --moves N          decisions at once (default ${USUAL.moves})
  --seconds N        for a decision (default ${USUAL.seconds})
  --every N          seconds between looks at invitations and tables (default ${USUAL.every})
  --only-invited     sit down only where it is invited
  --programs         also sit down with other programs
  --secret FILE      holds what nobody else may know of its draws; made if it is missing
                     (default kronika-bot.secret)
  --receipts FILE    a file that keeps the last receipt of each game
`;
/** Exit code: the token is not taken, or something is wrong with what was told. */
const REFUSED = 2;
const FLAGS = new Set(['help', 'only-invited', 'programs']);
const OPTIONS = new Set([
    ...['url', 'register', 'titles', 'games', 'moves', 'seconds', 'every', 'secret', 'receipts'],
]);
/** Reads the command line and plays with a strategy, until the program is told to end. */
export async function run(choose, given) {
    const node = globalThis.process;
    try {
        await ran(choose, node, told(given ?? node.argv.slice(2)));
    }
    catch (trouble) {
        const refused = trouble instanceof ProblemError && trouble.problem.status === 401;
        if (!refused && !(trouble instanceof UsageError))
            throw trouble;
        node.stderr.write(`${wording(trouble)}\n`);
        node.exitCode = REFUSED;
    }
}
class UsageError extends Error {
}
/** The options of a command line. */
function told(given) {
    const found = new Map();
    for (let at = 0; at < given.length; at += 1) {
        const name = given[at].replace(/^--/, '');
        if (FLAGS.has(name))
            found.set(name, 'yes');
        else if (OPTIONS.has(name) && given[at + 1] !== undefined)
            found.set(name, given[(at += 1)]);
        else
            throw new UsageError(`${given[at]} is no option; see --help`);
    }
    return found;
}
async function ran(choose, node, options) {
    if (options.has('help'))
        return node.stdout.write(HELP);
    const url = options.get('url') ?? node.env['KRONIKA_URL'] ?? 'http://127.0.0.1:8000';
    const name = options.get('register');
    if (name !== undefined) {
        const { token } = await new Kronika(url).createAccount({ body: { name, bot: true } });
        return node.stdout.write(`${token}\n`);
    }
    const token = node.env['KRONIKA_TOKEN'];
    if (!token)
        throw new UsageError('KRONIKA_TOKEN is not set; --register NAME makes an account');
    const files = await filesOfNode();
    const receipts = options.get('receipts');
    const memory = receipts === undefined ? undefined : inFile(files, receipts);
    const log = (line) => node.stderr.write(`${new Date().toISOString()} ${line}\n`);
    const bot = new Bot(new Kronika(url, token, {}, memory), choose, settings(options, files), log);
    for (const signal of ['SIGTERM', 'SIGINT'])
        node.once(signal, () => bot.stop()); // a second one ends it
    await bot.run();
}
function settings(options, files) {
    const number = (name) => {
        const value = Number(options.get(name) ?? USUAL[name]);
        if (!(value > 0))
            throw new UsageError(`--${name} takes a number above 0`);
        return value;
    };
    return {
        titles: options.get('titles')?.split(',') ?? USUAL.titles,
        games: number('games'),
        moves: number('moves'),
        seconds: number('seconds'),
        every: number('every'),
        tables: !options.has('only-invited'),
        programs: options.has('programs'),
        secret: secretOf(files, options.get('secret') ?? 'kronika-bot.secret'),
    };
}
/** The secret of a file, which is made first if it is not there. */
function secretOf(files, file) {
    if (!files.existsSync(file)) {
        const bytes = crypto.getRandomValues(new Uint8Array(32));
        const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        files.writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
    }
    return files.readFileSync(file, 'utf8').trim();
}
function inFile(files, file) {
    return {
        read: () => (files.existsSync(file) ? JSON.parse(files.readFileSync(file, 'utf8')) : []),
        write: (receipts) => files.writeFileSync(file, JSON.stringify(receipts)),
    };
}
async function filesOfNode() {
    const name = 'node:fs'; // not as a literal: the library has no types of Node.js
    return (await import(__rewriteRelativeImportExtension(name)));
}
