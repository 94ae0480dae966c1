/** Whether what happens at a table could happen when it did: before the start, and while it runs.
 * Each function says why not, as a code; `undefined` if all is well. */

import { entropyCommitment } from './chance.ts';
import type { Fact } from './facts.ts';
import { agree, decline, propose } from './proposing.ts';
import { isOver, personsAt, type Table, untold } from './table.ts';

type FactOf<Tag extends Fact['type']> = Extract<Fact, { type: Tag }>;
type Wrong = string | undefined;

/** The end of a pause is reckoned a moment before it is recorded: milliseconds. */
const AROUND = 60_000;
const HOUR = 3_600_000;

/** At a table that has not started; `previous` is what happened right before. */
export async function beforeStart(
  table: Table | undefined,
  fact: Fact,
  previous: Fact | undefined,
): Promise<Wrong> {
  if (table === undefined || fact.type === 'table.game-opened') {
    return unless(table === undefined && fact.type === 'table.game-opened', 'opened');
  }
  const closing = fact.type === 'table.game-voided' && fact.why !== 'ruling';
  const left = previous?.type === 'table.seat-left';
  const empty = table.commitment === null && table.seats.every((one) => one === null);
  if (left && personsAt(table).length === 0 && !closing) return 'not-closed';
  const withheld = previous?.type === 'table.entropy-withheld';
  if (withheld && fact.type !== 'table.entropy-withheld' && fact.type !== 'table.game-started') {
    return 'not-started';
  }
  if (isOver(table)) return 'closed';
  switch (fact.type) {
    case 'table.terms-set':
      return unless(previous?.type === 'table.game-opened', 'terms-later');
    case 'table.game-descended':
      return unless(empty && table.descent === null, 'descended-later');
    case 'table.chance-committed':
      return unless(empty, 'committed-later');
    case 'table.seat-taken':
    case 'table.seat-left':
      return sitting(table, fact);
    case 'table.entropy-committed':
    case 'table.entropy-given':
    case 'table.entropy-withheld':
      return entropy(table, fact, previous);
    case 'table.game-started':
      if (table.seats.includes(null)) return 'seats-open';
      return unless(untold(table).length === 0, 'text-missing');
    case 'table.game-voided':
      if (fact.why === 'administrator') return undefined;
      return closing ? unless(personsAt(table).length > 0 || left, 'nobody-there') : 'before-start';
    default:
      return 'before-start';
  }
}

/** At a table that has started: behind ply `ply`, recorded at a time (milliseconds). */
export function underWay(table: Table, fact: Fact, ply: number, at: number): Wrong {
  const afterwards = fact.type.startsWith('table.dispute-') || fact.type === 'table.game-voided';
  if (isOver(table) && !afterwards) return 'over';
  const persons = personsAt(table);
  switch (fact.type) {
    case 'table.proposed':
      return propose(table, fact.seat, fact.proposal, ply);
    case 'table.agreed':
      return agree(table, fact.seat, ply);
    case 'table.declined':
      return decline(table, fact.seat, ply);
    case 'table.paused':
    case 'table.resumed':
      return pausing(table, fact, at);
    case 'table.time-expired': {
      const running = table.terms.clock != null && persons.includes(fact.seat) && table.pauses.length === 0;
      return unless(running, 'no-clock');
    }
    case 'table.pass-ordered':
      return unless(persons.includes(fact.seat), 'no-person');
    case 'table.preferences-set':
      return unless(persons.includes(fact.seat), 'no-person');
    case 'table.forced-played':
      return unless(table.forced.includes(fact.seat), 'no-preference');
    case 'table.pass-withdrawn':
    case 'table.pass-played':
      return unless(table.passes.some(({ seat, kind }) => seat === fact.seat && kind === fact.kind), 'no-pass');
    case 'table.time-credited': {
      const known = fact.seats.every((seat) => seat < table.seats.length);
      const once = new Set(fact.seats).size === fact.seats.length;
      return unless(table.terms.clock != null && known && once, 'no-clock');
    }
    case 'table.seat-forfeited':
      return forfeiting(table, fact);
    case 'table.dispute-opened':
    case 'table.dispute-dismissed':
    case 'table.dispute-upheld':
    case 'table.dispute-withdrawn':
      return disputing(table, fact, ply);
    case 'table.rewound':
    case 'table.game-finished':
    case 'table.game-voided':
      return undefined;
    default:
      return 'behind-start';
  }
}

/** Whether a pause that was agreed on has lasted as long as was agreed. */
export function endedByItself({ pauses }: Table, at: number): boolean {
  return pauses.some(({ why, until }) => why === 'agreed' && until !== null && moment(until) <= at);
}

function sitting(table: Table, fact: FactOf<'table.seat-taken' | 'table.seat-left'>): Wrong {
  const taken = table.seats[fact.seat];
  if (taken === undefined) return 'no-seat';
  if (fact.type === 'table.seat-taken') {
    if (table.commitment === null) return 'before-seed';
    return unless(taken === null && (fact.by === 'bot') === (fact.bot != null), 'seat-taken');
  }
  if (taken === null) return 'seat-empty';
  const telling = table.seats.some((one) => one?.commitment && one.entropy);
  return unless(!telling, 'text-told');
}

async function entropy(
  table: Table,
  fact: FactOf<'table.entropy-committed' | 'table.entropy-given' | 'table.entropy-withheld'>,
  previous: Fact | undefined,
): Promise<Wrong> {
  const taken = table.seats[fact.seat];
  if (taken === undefined) return 'no-seat';
  if (fact.type === 'table.entropy-committed' || !taken?.commitment) {
    const sat =
      previous?.type === 'table.seat-taken' &&
      previous.seat === fact.seat &&
      previous.by === 'person' &&
      previous.bot == null;
    return unless(sat && fact.type !== 'table.entropy-withheld', 'no-text');
  }
  if (table.seats.includes(null) || !untold(table).includes(fact.seat)) return 'text-early';
  if (fact.type === 'table.entropy-withheld') return undefined;
  return unless((await entropyCommitment(fact.entropy)) === taken.commitment, 'other-text');
}

function pausing(table: Table, fact: FactOf<'table.paused' | 'table.resumed'>, at: number): Wrong {
  const open = table.pauses.some(({ why }) => why === fact.why);
  if (fact.type === 'table.paused' && fact.why === 'agreed') {
    const proposal = table.proposal?.proposal;
    const wanted = at + (proposal?.type === 'pause' ? proposal.hours : 0) * HOUR;
    const end = moment(fact.until ?? '');
    return unless(wanted - AROUND <= end && end <= wanted, 'pause-length');
  }
  if (fact.type === 'table.paused') return unless(!open && fact.until == null, 'paused-again');
  if (fact.why === 'agreed') return unless(open, 'no-pause');
  return unless(open && table.disputes.every(({ status }) => status !== 'open'), 'no-verdict');
}

/** Whether the game goes on without who gives up, as it has to where anybody is left to play. */
function forfeiting(table: Table, fact: FactOf<'table.seat-forfeited'>): Wrong {
  const persons = personsAt(table);
  if (!persons.includes(fact.seat)) return 'no-person';
  const lost = new Set([...table.forfeits.map(({ seat }) => seat), fact.seat]);
  const goesOn = persons.length > 1 && table.seats.length - lost.size > 1;
  return unless(goesOn === (fact.stand_in != null), 'stand-in');
}

function disputing(
  table: Table,
  fact: FactOf<'table.dispute-opened' | 'table.dispute-dismissed' | 'table.dispute-upheld' | 'table.dispute-withdrawn'>,
  ply: number,
): Wrong {
  if (fact.type === 'table.dispute-opened') {
    const known = personsAt(table).includes(fact.seat) || table.forfeits.some(({ seat }) => seat === fact.seat);
    const fits = known && fact.dispute === table.disputes.length + 1 && table.voided === null;
    return unless(fits && (fact.ply == null || fact.ply <= ply), 'no-dispute');
  }
  const open = table.disputes.some(({ number, status }) => number === fact.dispute && status === 'open');
  return unless(open, 'dispute-closed');
}

/** A time in milliseconds; not a number if it is none, or has no zone. */
export function moment(text: string): number {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
}

function unless(fits: boolean, code: string): Wrong {
  return fits ? undefined : code;
}
