/** Notes of epochs: what a service owns up to have lost, in a log that goes on under another name. */

import { base64, hex, unbase64 } from './bytes.ts';
import { full } from './chain.ts';
import { sha256 } from './hashing.ts';
import { epochOfRoot, hasGame, type LogName, logOf } from './logs.ts';
import { NoteError } from './note-error.ts';
import { opened } from './notes.ts';
import { expired, type Term } from './terms.ts';

/** A log of an older epoch, and what is still there of it; `from` is `null` if anything may be lost.
 * The root log has no `place`: it has no games by itself. */
interface OldLog {
  readonly place: LogName | undefined;
  readonly from: string | null;
}

/** What a note says. `count` is `undefined` if nobody knows how many games have lost something. */
export interface Epoch {
  readonly number: number;
  readonly since: string;
  readonly reason: string;
  readonly count: number | undefined;
  readonly games: readonly string[];
  readonly logs: readonly OldLog[];
  readonly text: string;
}

const KIND = 'kronika/epoch/1';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;
const HASH = /^[0-9a-f]{64}$/;
const LONGEST_REASON = 500;

/** The epochs that notes tell of, from the second one on; throws if one does not hold. */
export async function epochsOf(
  notes: readonly string[],
  terms: readonly Term[],
): Promise<readonly Epoch[]> {
  const found = new Map<number, Epoch>();
  for (const one of await Promise.all(notes.map((note) => read(note, terms)))) {
    const known = found.get(one.number) ?? one;
    if (known.text !== one.text) throw new NoteError(`two notes say other things of epoch ${one.number}`);
    found.set(one.number, known);
  }
  const epochs = [...found.values()].sort((one, other) => one.number - other.number);
  epochs.forEach((one, index) => {
    const before = epochs[index - 1];
    if (one.number !== index + 2) throw new NoteError('the note of an epoch is missing');
    if (before !== undefined && full(one.since) < full(before.since)) {
      throw new NoteError('an epoch begins before the one that it follows');
    }
  });
  return epochs;
}

/** The epoch that explains that something which was recorded of a game at a time is lost, in whose
 * place something of another time may stand. */
export async function explanation(
  epochs: readonly Epoch[],
  game: string,
  at: string,
  instead: string | undefined,
): Promise<Epoch | undefined> {
  const hashed = hex(await sha256('kronika/game/1\n', game));
  const earliest = [at, instead ?? at].map(full).sort()[0] ?? '';
  return epochs.find(({ since, count, games, logs }) => {
    if (full(at) > full(since)) return false;
    if (games.length > 0 ? !games.includes(hashed) : count === 0) return false;
    const own = logs.filter(({ place }) => place !== undefined && hasGame(place, game));
    return own.every(({ from }) => from === null || full(from) <= earliest);
  });
}

async function read(note: string, terms: readonly Term[]): Promise<Epoch> {
  const { text, signer } = await opened(note, terms.map(({ key }) => key));
  const [kind, name, number, since, reason, ...lines] = text.slice(0, -1).split('\n');
  if (kind !== KIND || name !== signer.name || number === undefined || reason === undefined) {
    throw new NoteError('this is no note of this service about an epoch');
  }
  const length = [...reason].length;
  if (length < 1 || length > LONGEST_REASON) throw new NoteError('an epoch has a reason');
  const term = terms.find(({ key }) => key.text === signer.text);
  const begun = time(since ?? '');
  if (term !== undefined && expired(term, begun)) throw new NoteError('the key of an epoch has ended');
  const named = lines.filter((line) => line.startsWith('game'));
  const [counted = '', ...games] = named.map((line) => line.replace(/^games? /, ''));
  const count = counted === 'unknown' ? undefined : whole(counted);
  if (!games.every((game) => HASH.test(game)) || (games.length > 0 && games.length !== count)) {
    throw new NoteError('the note of an epoch names other games than it counts');
  }
  const logs = lines.slice(named.length).map((line) => oldLog(line, name, whole(number)));
  const said = [KIND, name, whole(number), begun, reason, `games ${count ?? 'unknown'}`];
  const more = [...games.map((game) => `game ${game}`), ...logs.map(({ line }) => line)];
  if (`${[...said, ...more].join('\n')}\n` !== text) {
    throw new NoteError('the note of an epoch is not spelt as it has to be');
  }
  return { number: whole(number), since: begun, reason, count, games, logs, text };
}

function oldLog(line: string, name: string, before: number): OldLog & { readonly line: string } {
  const [tag, origin = '', size = '', root = '', kept = '', from = '', ...more] = line.split(' ');
  const place = logOf(origin, name);
  const epoch = place?.epoch ?? epochOfRoot(origin, name);
  const hash = unbase64(root);
  if (tag !== 'log' || epoch === undefined || hash?.length !== 32 || more.length > 0) {
    throw new NoteError(`${origin} is no log of this service`);
  }
  if (whole(kept) > whole(size)) throw new NoteError(`${origin} cannot have kept more than it had`);
  if (place === undefined && (kept !== '0' || from !== '-')) {
    throw new NoteError(`nothing of ${origin} is kept, as a root log begins anew`);
  }
  if (epoch >= before) throw new NoteError('an epoch speaks of older logs');
  const lost = from === '-' ? null : time(from);
  const spelt = `log ${origin} ${whole(size)} ${base64(hash)} ${whole(kept)} ${lost ?? '-'}`;
  return { place, from: lost, line: spelt };
}

function whole(text: string): number {
  if (!/^(?:0|[1-9]\d{0,14})$/.test(text)) throw new NoteError(`${text} is no number`);
  return Number(text);
}

function time(text: string): string {
  if (!TIME.test(text)) throw new NoteError(`${text} is no time in UTC`);
  return text;
}
