/** `kronika-verify FILE...`: checks exports of games offline, in Node.js. */

import { canHash } from '../src/verifying/hashing.ts';
import { type Report, verify } from '../src/verifying/verify.ts';
import { bytesOf, evidenceOf, FileError } from './evidence.ts';
import { help, type Options, optionsOf, UsageError } from './options.ts';
import { lacking, lostIn, sheet } from './sheet.ts';
import { spoken, Words } from './words.ts';
import about from './package.json' with { type: 'json' };

const PROGRAM = 'kronika-verify';
/** Exit codes beside 0; those of the Python verifier. */
const WRONG = 1;
const NOTHING = 2;
const UNPROVED = 3;
const LOST = 4;

interface Checked {
  readonly file: string;
  readonly report: Report;
}

async function main(given: readonly string[]): Promise<number> {
  let words = new Words(spoken(process.env));
  try {
    const options = optionsOf(given);
    if (options.language !== undefined) words = new Words(options.language);
    if (options.help) return printed(help(words));
    if (options.version) return printed(`${about.version}\n`);
    if (!canHash()) return refused(words.say('noCryptography'));
    const checked = await all(options, words);
    if (checked.length === 0) return NOTHING;
    process.stdout.write(options.json ? json(checked) : checked.map(({ file, report }) => sheet(file, report, options.strict, words)).join('\n'));
    return checked.length < options.files.length ? WRONG : exitCode(checked, options.strict);
  } catch (trouble) {
    if (trouble instanceof FileError) return refused(words.say(trouble.key, trouble.values));
    if (!(trouble instanceof UsageError)) throw trouble;
    const said = trouble.key === undefined ? trouble.message : words.say(trouble.key, trouble.values);
    return refused(`${said}\n${words.say('usage')}`);
  }
}

/** All files that can be read, checked; what cannot be read is said. */
async function all(options: Options, words: Words): Promise<readonly Checked[]> {
  const { keys, notes, witnesses, receipts, draws } = evidenceOf(options);
  const checked: Checked[] = [];
  for (const file of options.files) {
    try {
      const bytes = bytesOf(file);
      const game = idIn(bytes);
      const own = receipts.filter((one) => one.game === game);
      const evidence = { keys, notes, witnesses, receipts: own, draws: draws.get(game) ?? [] };
      checked.push({ file, report: await verify(bytes, evidence) });
    } catch (trouble) {
      if (!(trouble instanceof FileError)) throw trouble;
      refused(words.say(trouble.key, trouble.values));
    }
  }
  return checked;
}

/** The id of the game in an export; nothing if it cannot be read. */
function idIn(bytes: Uint8Array): string {
  try {
    return String(JSON.parse(new TextDecoder().decode(bytes)).game.id);
  } catch {
    return '';
  }
}

function exitCode(checked: readonly Checked[], strict: boolean): number {
  if (checked.some(({ report }) => !report.good)) return WRONG;
  if (checked.some(({ report }) => lostIn(report).length > 0)) return LOST;
  return checked.some(({ report }) => lacking(report, strict).length > 0) ? UNPROVED : 0;
}

function json(checked: readonly Checked[]): string {
  const plain = checked.map(({ file, report: { document, steps, ...rest } }) => ({
    file,
    game: document?.export.game['id'],
    title: document?.export.game['title'],
    ...rest,
    checks: steps.map(({ name, outcome, told, ply }) => ({ name, outcome, told, ply })),
  }));
  return `${JSON.stringify(plain, null, 2)}\n`;
}

function printed(text: string): number {
  process.stdout.write(text);
  return 0;
}

function refused(said: string): number {
  process.stderr.write(`${PROGRAM}: ${said}\n`);
  return NOTHING;
}

process.exitCode = await main(process.argv.slice(2));
