/** Whether the document shows the game as its log says. */

import { type Finding, found } from './finding.ts';
import type { Export } from './format.ts';
import { canonical, isMembers, type Json, type Members } from './json.ts';
import { isOver, standing, type Table, untold } from './table.ts';

const KNOWN: ReadonlySet<string> = new Set(
  (
    'id title ruleset visibility status ply version awaits entropy_awaited seats options result ' +
    'terms descent proposal pauses rewinds disputes forfeits voided'
  ).split(' '),
);
const NEEDED = 'id title ruleset visibility status ply version awaits seats options'.split(' ');
const OF_SEAT: ReadonlySet<string> = new Set(['seat', 'kind', 'account', 'bot']);
const OF_ACCOUNT: ReadonlySet<string> = new Set(['id', 'name']);

/** Members of `game` that contradict the events. */
export function misrepresented({ events, game }: Export, table: Table | undefined): Finding[] {
  const [first] = events;
  if (first === undefined) return [found('game', { code: 'no-events' })];
  const ends = events.filter(({ type }) => type === 'table.game-finished');
  const said = { ...first.data, ...(ends.length > 0 ? { result: ends.at(-1)?.data['result'] } : {}) };
  const plain = ['title', 'ruleset', 'options', 'result'].filter(
    (name) => text(game[name]) !== text((said as Members)[name]),
  );
  return [...plain.map(wrong), ...(table === undefined ? [] : ofTable(game, table, events.at(-1)?.ply ?? 0))];
}

function ofTable(game: Members, table: Table, ply: number): Finding[] {
  const odd = misshapen(game);
  if (odd !== undefined) return [found('game', { code: 'no-table', member: odd })];
  const shown = plainly(game);
  const over = isOver(table);
  const waiting = !table.started && !over && !table.seats.includes(null);
  const said = {
    status: statusOf(table),
    entropy_awaited: waiting ? untold(table) : [],
    terms: table.terms,
    descent: table.descent,
    proposal: standing(table, ply),
    pauses: over ? [] : table.pauses,
    rewinds: table.rewinds,
    disputes: table.disputes,
    forfeits: table.forfeits,
    voided: table.voided === null ? null : { why: table.voided },
  };
  const normal = plainly(JSON.parse(canonical(said)) as Members);
  const findings = Object.keys(said).filter((name) => text(shown[name]) !== text(normal[name])).map(wrong);
  return sitting(game) === seated(table) ? findings : [...findings, wrong('seats')];
}

/** The members that a table is shown by, each with what may be left out of it. */
function plainly(game: Members): Members {
  const list = (name: string): readonly Members[] => (Array.isArray(game[name]) ? game[name] : []).filter(isMembers);
  const one = (name: string): Members | undefined => (isMembers(game[name]) ? game[name] : undefined);
  const [terms, descent, proposal, voided] = [one('terms') ?? {}, one('descent'), one('proposal'), one('voided')];
  return {
    status: game['status'] ?? null,
    entropy_awaited: game['entropy_awaited'] ?? [],
    terms: {
      clock: isMembers(terms['clock']) ? clock(terms['clock']) : null,
      on_dispute: terms['on_dispute'] ?? 'go-on',
      takebacks: terms['takebacks'] ?? 'consent',
    },
    descent: descent
      ? pick(descent, { how: null, game: null, ply: 0, head: null })
      : null,
    proposal: proposal
      ? {
          ...pick(proposal, { seat: null, ply: null, proposal: null }),
          agreed: Array.isArray(proposal['agreed']) ? [...proposal['agreed']].sort() : null,
        }
      : null,
    pauses: list('pauses').map((pause) => pick(pause, { why: null, until: null })),
    rewinds: list('rewinds').map((rewind) => pick(rewind, { at: null, to: null })),
    disputes: list('disputes').map((dispute) =>
      pick(dispute, { number: null, seat: null, ply: null, refusal: null, status: 'open' }),
    ),
    forfeits: list('forfeits').map((forfeit) => pick(forfeit, { seat: null, why: null })),
    voided: voided ? pick(voided, { why: null }) : null,
  };
}

function clock(said: Members): Members {
  const pace = isMembers(said['pace']) ? said['pace'] : {};
  const window = isMembers(said['window']) ? said['window'] : undefined;
  return {
    pace: pace['type'] === 'total' ? { increment: 0, ...pace } : pace,
    window: window ? { zone: 'UTC', ...window } : null,
    on_expiry: said['on_expiry'] ?? 'default-command',
  };
}

/** Some members of an object, and what each is where it was left out. */
function pick(value: Members, defaults: Members): Members {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, missing]) => [name, value[name] ?? missing]),
  );
}

/** The first member that is missing, or that no rule looks at. */
function misshapen(game: Members): string | undefined {
  const { seats } = game;
  const missing = NEEDED.find((name) => !Object.hasOwn(game, name));
  const odd = missing ?? Object.keys(game).find((name) => !KNOWN.has(name));
  if (odd !== undefined || !Array.isArray(seats)) return odd ?? 'seats';
  for (const seat of seats as readonly Json[]) {
    if (!isMembers(seat) || Object.keys(seat).some((name) => !OF_SEAT.has(name))) return 'seats';
    const account = seat['account'];
    if (isMembers(account) && Object.keys(account).some((name) => !OF_ACCOUNT.has(name))) return 'seats';
  }
  return undefined;
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
