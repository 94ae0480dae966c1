/** `kronika-verify FILE...`: checks exports of games offline, in Node.js. */

import { canHash } from '../src/verifying/hashing.ts';
import { type ProofReport, verifyProof } from '../src/verifying/proof-report.ts';
import { isTlogProof } from '../src/verifying/tlog-proofs.ts';
import { type Report, verify } from '../src/verifying/verify.ts';
import { bytesOf, evidenceOf, FileError, policyOf } from './evidence.ts';
import { help, type Options, optionsOf, UsageError } from './options.ts';
import { proofSheet } from './proof-sheet.ts';
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

/** A proof that something is in a log. */
interface Proven {
  readonly file: string;
  readonly report: ProofReport;
}

async function main(given: readonly string[]): Promise<number> {
  let words = new Words(spoken(process.env));
  try {
    const options = optionsOf(given);
    if (options.language !== undefined) words = new Words(options.language);
    if (options.help) return printed(help(words));
    if (options.version) return printed(`${about.version}\n`);
    if (!canHash()) return refused(words.say('noCryptography'));
    const { checked, proven } = await all(options, words);
    const count = checked.length + proven.length;
    if (count === 0) return NOTHING;
    const sheets = [
      ...checked.map(({ file, report }) => sheet(file, report, options.strict, words)),
      ...proven.map(({ file, report }) => proofSheet(file, report, words)),
    ];
    process.stdout.write(options.json ? json(checked, proven) : sheets.join('\n'));
    return count < options.files.length ? WRONG : exitCode(checked, proven, options.strict);
  } catch (trouble) {
    if (trouble instanceof FileError) return refused(words.trouble(trouble));
    if (!(trouble instanceof UsageError)) throw trouble;
    const said = trouble.key === undefined ? trouble.message : words.say(trouble.key, trouble.values);
    return refused(`${said}\n${words.say('usage')}`);
  }
}

/** All files that can be read, checked, proofs the last; what cannot be read is said. */
async function all(options: Options, words: Words): Promise<{ checked: readonly Checked[]; proven: readonly Proven[] }> {
  const { keys, notes, witnesses, receipts, draws } = evidenceOf(options);
  const policy = await policyOf(options.policy);
  const checked: Checked[] = [];
  const proofs: { file: string; text: string }[] = [];
  for (const file of options.files) {
    try {
      const bytes = bytesOf(file);
      const text = new TextDecoder().decode(bytes);
      if (isTlogProof(text)) {
        proofs.push({ file, text });
        continue;
      }
      const game = idIn(text);
      const own = receipts.filter((one) => one.game === game);
      const evidence = { keys, notes, witnesses, policy, receipts: own, draws: draws.get(game) ?? [] };
      checked.push({ file, report: await verify(bytes, evidence) });
    } catch (trouble) {
      if (!(trouble instanceof FileError)) throw trouble;
      refused(words.trouble(trouble));
    }
  }
  const documents = checked.flatMap(({ file, report: { document } }) =>
    document === undefined ? [] : [{ name: file, export: document.export }],
  );
  const proven: Proven[] = [];
  for (const { file, text } of proofs) {
    proven.push({ file, report: await verifyProof(text, { keys, witnesses, policy, documents }) });
  }
  return { checked, proven };
}

/** The id of the game in an export; nothing if it cannot be read. */
function idIn(text: string): string {
  try {
    return String(JSON.parse(text).game.id);
  } catch {
    return '';
  }
}

function exitCode(checked: readonly Checked[], proven: readonly Proven[], strict: boolean): number {
  if (checked.some(({ report }) => !report.good)) return WRONG;
  if (proven.some(({ report }) => report.outcome === 'bad')) return WRONG;
  if (checked.some(({ report }) => lostIn(report).length > 0)) return LOST;
  if (proven.some(({ report }) => report.outcome !== 'good')) return UNPROVED;
  return checked.some(({ report }) => lacking(report, strict).length > 0) ? UNPROVED : 0;
}

function json(checked: readonly Checked[], proven: readonly Proven[]): string {
  const proofs = proven.map(({ file, report: { outcome, entry, steps } }) => ({
    file,
    good: outcome !== 'bad',
    outcome,
    entry,
    checks: steps,
  }));
  const plain = checked.map(({ file, report: { document, steps, judged, ...rest } }) => ({
    file,
    game: document?.export.game['id'],
    title: document?.export.game['title'],
    ...rest,
    checks: steps.map(({ name, outcome, told, ply }) => ({ name, outcome, told, ply })),
  }));
  return `${JSON.stringify([...plain, ...proofs], null, 2)}\n`;
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
