/** The table as it is: the fold of its facts. */

import type { Descent, Fact, Proposal, Result, Terms, Voided } from './facts.ts';
import type { Json, Members } from './json.ts';

/** Who sits on a seat; `bot` is the name of a strategy, null for a person. */
export interface Taken {
  readonly bot: string | null;
  readonly entropy?: string;
  readonly commitment?: string;
  readonly withheld?: boolean;
}

export interface OpenProposal {
  readonly number: number;
  readonly seat: number;
  readonly proposal: Proposal;
  readonly ply: number;
  readonly agreed: readonly number[];
}

export interface Pause {
  readonly why: 'agreed' | 'dispute';
  readonly until: string | null;
}

/** Ply `at` was the last one when the game went back to ply `to`. */
export interface Rewind {
  readonly at: number;
  readonly to: number;
}

export interface Dispute {
  readonly number: number;
  readonly seat: number;
  readonly ply: number | null;
  readonly refusal: string | null;
  readonly status: 'open' | 'dismissed' | 'upheld' | 'withdrawn';
}

export interface Forfeit {
  readonly seat: number;
  readonly why: 'resigned' | 'time';
}

export interface Table {
  readonly title: string;
  readonly ruleset: string;
  readonly options: Json;
  readonly seats: readonly (Taken | null)[];
  readonly commitment: string | null;
  readonly terms: Terms;
  readonly descent: Descent | null;
  readonly started: boolean;
  /** How many there were, takebacks without asking among them. */
  readonly proposals: number;
  readonly proposal: OpenProposal | null;
  readonly pauses: readonly Pause[];
  readonly rewinds: readonly Rewind[];
  readonly disputes: readonly Dispute[];
  readonly forfeits: readonly Forfeit[];
  readonly passes: readonly { readonly seat: number; readonly kind: string }[];
  /** The seats that have their forced moves played. */
  readonly forced: readonly number[];
  readonly result: Result | null;
  readonly voided: Voided | null;
}

/** The terms of a table that has set none. */
export const NO_TERMS: Terms = { clock: null, on_dispute: 'go-on', takebacks: 'consent' };

/** The table after `fact`, which stands behind ply `ply`. */
export function evolved(table: Table | undefined, fact: Fact, ply: number): Table {
  if (fact.type === 'table.game-opened') return opened(fact);
  if (table === undefined) throw new Error('a log begins with the opening of the table');
  switch (fact.type) {
    case 'table.terms-set':
      return { ...table, terms: fact.terms };
    case 'table.game-descended':
      return { ...table, descent: fact };
    case 'table.chance-committed':
      return { ...table, commitment: fact.commitment };
    case 'table.seat-taken':
      return onSeat(table, fact.seat, { bot: fact.bot ?? null });
    case 'table.seat-left':
      return onSeat(table, fact.seat, null);
    case 'table.entropy-committed':
      return onSeat(table, fact.seat, { ...takenBy(table, fact.seat), commitment: fact.commitment });
    case 'table.entropy-given':
      return onSeat(table, fact.seat, { ...takenBy(table, fact.seat), entropy: fact.entropy });
    case 'table.entropy-withheld':
      return onSeat(table, fact.seat, { ...takenBy(table, fact.seat), withheld: true });
    case 'table.game-started':
      return { ...table, started: true };
    case 'table.proposed': {
      const { seat, proposal } = fact;
      const number = table.proposals + 1;
      return { ...table, proposals: number, proposal: { number, seat, proposal, ply, agreed: [seat] } };
    }
    case 'table.declined':
      return { ...table, proposal: null };
    case 'table.agreed':
      return { ...table, proposal: withYes(table.proposal, fact.seat) };
    case 'table.paused': {
      const pause = { why: fact.why, until: fact.until ?? null };
      return { ...table, pauses: [...table.pauses, pause], proposal: null };
    }
    case 'table.resumed':
      return { ...table, pauses: table.pauses.filter(({ why }) => why !== fact.why), proposal: null };
    case 'table.pass-ordered':
      return { ...table, passes: [...without(table, fact), { seat: fact.seat, kind: fact.kind }] };
    case 'table.pass-withdrawn':
      return { ...table, passes: without(table, fact) };
    case 'table.preferences-set': {
      const others = table.forced.filter((seat) => seat !== fact.seat);
      return { ...table, forced: fact.forced ? [...others, fact.seat] : others };
    }
    case 'table.rewound': {
      const proposals = table.proposals + (fact.why === 'takeback' && fact.seat != null ? 1 : 0);
      return { ...table, rewinds: [...table.rewinds, { at: ply, to: fact.to }], proposals, proposal: null };
    }
    case 'table.dispute-opened': {
      const { dispute: number, seat } = fact;
      const opened = { number, seat, ply: fact.ply ?? null, refusal: fact.refusal ?? null };
      return { ...table, disputes: [...table.disputes, { ...opened, status: 'open' }] };
    }
    case 'table.dispute-dismissed':
      return decided(table, fact.dispute, 'dismissed');
    case 'table.dispute-upheld':
      return decided(table, fact.dispute, 'upheld');
    case 'table.dispute-withdrawn':
      return decided(table, fact.dispute, 'withdrawn');
    case 'table.seat-forfeited':
      return forfeited(table, fact);
    case 'table.game-finished':
      return { ...table, result: fact.result, proposal: null };
    case 'table.game-voided':
      return { ...table, voided: { why: fact.why, reason: fact.reason ?? null }, proposal: null };
    default:
      return table; // time that expired or was given back, and moves that were ordered
  }
}

/** The seats that persons play, or played until the game was over. */
export function personsAt({ seats, forfeits }: Table): number[] {
  return [...seats.keys()].filter((seat) => {
    const taken = seats[seat];
    return taken != null && taken.bot === null && !forfeits.some((one) => one.seat === seat);
  });
}

export function isOver({ result, voided }: Table): boolean {
  return result !== null || voided !== null;
}

/** The seats that have committed to a text and have not told it. */
export function untold({ seats }: Table): number[] {
  return [...seats.keys()].filter((seat) => {
    const taken = seats[seat];
    return taken?.commitment && taken.entropy === undefined && !taken.withheld;
  });
}

/** The last ply that was played in another game; -1 if all were played in this one. */
export function takenOver({ descent }: Table): number {
  return descent?.how === 'fork' ? (descent.ply ?? 0) : -1;
}

/** What is proposed after a ply. Whoever plays on does not want to take back. */
export function standing({ proposal }: Table, ply: number): OpenProposal | null {
  return proposal?.proposal.type === 'take-back' && proposal.ply !== ply ? null : proposal;
}

/** Plies in force, as stretches from a first to a last one, when `last` is the last of the log. */
export function lineOf(rewinds: readonly Rewind[], last: number): readonly (readonly [number, number])[] {
  const stretches: [number, number][] = [];
  let tip = last;
  for (const { at, to } of rewinds.toReversed()) {
    if (at > tip) continue; // happened on a branch that was left
    if (at < tip) stretches.push([at + 1, tip]);
    tip = to;
  }
  return [[0, tip], ...stretches.reverse()];
}

/** The plies in force behind ply `to`: what going back there takes back. */
export function undone(rewinds: readonly Rewind[], last: number, to: number): number[] {
  return lineOf(rewinds, last).flatMap(([first, end]) => {
    const begin = Math.max(first, to + 1);
    return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index);
  });
}

/** The result when nobody plays on against whoever is left: no points, only ranks. */
export function conceded(seats: number, forfeits: readonly Forfeit[]): Result {
  const lost = forfeits.map(({ seat }) => seat);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const kept = all.filter((seat) => !lost.includes(seat));
  const ranked = (seat: number, rank: number): Members => ({ seat, rank, points: 0, breakdown: [], tie_break: [] });
  const behind = lost.toReversed().map((seat, place) => ranked(seat, kept.length + 1 + place));
  const standings = [...kept.map((seat) => ranked(seat, 1)), ...behind];
  return { standings: lost.length > 0 ? standings : all.map((seat) => ranked(seat, 1)), automata: [] };
}

function opened(fact: Extract<Fact, { type: 'table.game-opened' }>): Table {
  return {
    title: fact.title,
    ruleset: fact.ruleset,
    options: fact.options,
    seats: Array.from({ length: Math.max(0, fact.seats) }, () => null),
    commitment: null,
    terms: NO_TERMS,
    descent: null,
    started: false,
    proposals: 0,
    proposal: null,
    pauses: [],
    rewinds: [],
    disputes: [],
    forfeits: [],
    passes: [],
    forced: [],
    result: null,
    voided: null,
  };
}

function takenBy({ seats }: Table, seat: number): Taken {
  const taken = seats[seat];
  if (taken === undefined) throw new Error(`there is no seat ${seat}`);
  return taken ?? { bot: null };
}

function onSeat(table: Table, seat: number, taken: Taken | null): Table {
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? taken : one)) };
}

function withYes(proposal: OpenProposal | null, seat: number): OpenProposal | null {
  if (proposal === null || proposal.agreed.includes(seat)) return proposal;
  return { ...proposal, agreed: [...proposal.agreed, seat] };
}

function without({ passes }: Table, fact: { readonly seat: number; readonly kind: string }) {
  return passes.filter(({ seat, kind }) => seat !== fact.seat || kind !== fact.kind);
}

function decided(table: Table, number: number, status: Dispute['status']): Table {
  const disputes = table.disputes.map((one) => (one.number === number ? { ...one, status } : one));
  return { ...table, disputes };
}

/** Who is asked has changed, so nothing that was proposed stands any more. */
function forfeited(table: Table, fact: Extract<Fact, { type: 'table.seat-forfeited' }>): Table {
  const { seat, why, stand_in: bot } = fact;
  const taken = takenBy(table, seat);
  const passes = table.passes.filter((one) => one.seat !== seat);
  const forced = table.forced.filter((one) => one !== seat);
  const forfeits = [...table.forfeits, { seat, why }];
  const after = { ...table, forfeits, proposal: null, passes, forced };
  return bot == null ? after : onSeat(after, seat, { ...taken, bot });
}
