/** Whether the document shows the game as its log says. */

import { type Finding, found } from './finding.ts';
import type { Export } from './format.ts';
import { canonical, isMembers, type Json, type Members } from './json.ts';
import { isOver, NO_TERMS, standing, type Table, untold } from './table.ts';

const NEEDED = 'id title ruleset visibility status ply version awaits seats options'.split(' ');
const MAYBE =
  'entropy_awaited result terms descent proposal pauses rewinds disputes forfeits voided'.split(' ');
const KNOWN: ReadonlySet<string> = new Set([...NEEDED, ...MAYBE]);
const VISIBILITIES: readonly Json[] = ['public', 'unlisted', 'private'];
const STATUSES: readonly Json[] = ['open', 'running', 'finished', 'void'];

/** Members of `game` that are not of the form, or contradict the events. */
export function misrepresented({ events, game }: Export, table: Table | undefined): Finding[] {
  const [first] = events;
  if (first === undefined) return [found('game', { code: 'no-events' })];
  const odd = misshapen(game);
  if (odd !== undefined) return [found('game', { code: 'no-table', member: odd })];
  const ends = events.filter(({ type }) => type === 'table.game-finished');
  const said = { ...first.data, ...(ends.length > 0 ? { result: ends.at(-1)?.data['result'] } : {}) };
  const plain = ['title', 'ruleset', 'options', 'result'].filter(
    (name) => text(game[name]) !== text((said as Members)[name]),
  );
  const over = game['status'] === 'finished' || game['status'] === 'void';
  if (over && text(game['awaits']) !== '[]') plain.push('awaits');
  return [...plain.map(wrong), ...(table === undefined ? [] : ofTable(game, table, events.at(-1)?.ply ?? 0))];
}

/** What the log says, as a service shows it: it leaves out what is not there. */
function ofTable(game: Members, table: Table, ply: number): Finding[] {
  const over = isOver(table);
  const waiting = !table.started && !over && !table.seats.includes(null);
  const proposal = standing(table, ply);
  const some = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);
  const said: Readonly<Record<string, unknown>> = {
    status: statusOf(table),
    entropy_awaited: some(waiting ? untold(table) : []),
    terms: canonical(table.terms) === canonical(NO_TERMS) ? undefined : table.terms,
    descent: table.descent ?? undefined,
    proposal: proposal === null ? undefined : { ...proposal, agreed: proposal.agreed.toSorted((a, b) => a - b) },
    pauses: some(over ? [] : table.pauses.map((pause) => ({ type: 'table.paused', ...pause }))),
    rewinds: some(table.rewinds),
    disputes: some(table.disputes),
    forfeits: some(table.forfeits),
    voided: voided(table.voided),
  };
  const findings = Object.keys(said).filter((name) => text(game[name]) !== canonical(said[name] ?? null)).map(wrong);
  return sitting(game) === seated(table) ? findings : [...findings, wrong('seats')];
}

/** The first member that is missing, that no rule looks at, or that is of another form. */
function misshapen(game: Members): string | undefined {
  const missing = NEEDED.find((name) => !Object.hasOwn(game, name));
  const odd = missing ?? Object.keys(game).find((name) => !KNOWN.has(name));
  const { seats, awaits, visibility, status, options, title, ruleset, ply, version } = game;
  if (odd !== undefined) return odd;
  if (!Number.isInteger(ply) || !Number.isInteger(version)) return 'ply';
  if (MAYBE.some((name) => game[name] === null || text(game[name]) === '[]')) return 'game';
  if (typeof title !== 'string' || typeof ruleset !== 'string') return 'title';
  if (!VISIBILITIES.includes(visibility ?? null)) return 'visibility';
  if (!STATUSES.includes(status ?? null)) return 'status';
  if (!isMembers(options)) return 'options';
  if (!Array.isArray(awaits) || !awaits.every(isSeat)) return 'awaits';
  if (!Array.isArray(seats) || !(seats as readonly Json[]).every(isSitting)) return 'seats';
  return undefined;
}

function isSeat(value: Json): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Whether a value is a seat as a service shows it. */
function isSitting(value: Json): boolean {
  if (!isMembers(value)) return false;
  const { seat, kind, account, bot, ...more } = value;
  if (Object.keys(more).length > 0 || !isSeat(seat ?? null)) return false;
  const known = kind === 'open' || kind === 'person' || kind === 'bot';
  return known && (account === undefined || isAccount(account)) && (bot === undefined || typeof bot === 'string');
}

function isAccount(value: Json): boolean {
  if (!isMembers(value)) return false;
  const { id, name, bot, guest, ...more } = value;
  const said = typeof id === 'string' && typeof name === 'string';
  const marked = [bot, guest].every((mark) => mark === undefined || mark === true);
  return said && marked && Object.keys(more).length === 0;
}

function sitting({ seats }: Members): string {
  const shown = (Array.isArray(seats) ? seats : []).filter(isMembers);
  return canonical(shown.map(({ seat, kind, bot }) => [seat ?? null, kind ?? null, bot ?? null]));
}

function seated({ seats }: Table): string {
  return canonical(
    seats.map((taken, seat) => {
      if (taken === null) return [seat, 'open', null];
      return taken.bot === null ? [seat, 'person', null] : [seat, 'bot', taken.bot];
    }),
  );
}

export function statusOf(table: Table): string {
  if (table.voided !== null) return 'void';
  if (isOver(table)) return 'finished';
  return table.started ? 'running' : 'open';
}

function text(value: Json | undefined): string {
  return canonical(value ?? null);
}

function wrong(member: string): Finding {
  return found('game', { code: 'not-shown', member });
}

function voided(found: Table['voided']): unknown {
  if (found === null) return undefined;
  const { why, reason } = found;
  return { type: 'table.game-voided', why, ...(reason == null ? {} : { reason }) };
}
