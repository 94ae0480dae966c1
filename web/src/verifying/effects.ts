/** Effects: what has to follow at once on something at the table, and may not come without it. */

import type { Fact, Remedy } from './facts.ts';
import { unanimous } from './proposing.ts';
import { conceded, isOver, type Table } from './table.ts';

/** What follows. The members say more: why, to which ply, for which seat. */
export interface Effect {
  readonly what: 'rewound' | 'paused' | 'resumed' | 'voided' | 'finished' | 'late' | 'pass' | 'forced';
  readonly why?: string | undefined;
  readonly to?: number | undefined;
  readonly seat?: number | undefined;
  readonly result?: string | undefined;
}

/** What has to follow on a fact; `table` is the table after it. */
export function owed(cause: Fact, table: Table): Effect | undefined {
  switch (cause.type) {
    case 'table.proposed':
    case 'table.agreed':
      return unanimous(table) ? agreedOn(table) : undefined;
    case 'table.dispute-opened': {
      const stands = isOver(table) || table.pauses.some(({ why }) => why === 'dispute');
      return table.terms.on_dispute === 'pause' && !stands ? { what: 'paused', why: 'dispute' } : undefined;
    }
    case 'table.dispute-upheld':
      return remedied(cause.remedy ?? null);
    case 'table.time-expired':
      return { what: 'late', seat: cause.seat };
    case 'table.pass-played':
      return { what: 'pass', seat: cause.seat };
    case 'table.forced-played':
      return { what: 'forced', seat: cause.seat };
    case 'table.seat-forfeited':
      return cause.stand_in == null
        ? { what: 'finished', result: outcome(conceded(table.seats.length, table.forfeits)) }
        : undefined;
    default:
      return undefined;
  }
}

/** What a fact is as an effect; `undefined` if it needs no cause. */
export function effectOf(fact: Fact): Effect | undefined {
  switch (fact.type) {
    case 'table.rewound':
      return fact.why === 'takeback' ? undefined : { what: 'rewound', why: fact.why, to: fact.to };
    case 'table.paused':
      return { what: 'paused', why: fact.why };
    case 'table.resumed':
      return fact.why === 'agreed' ? { what: 'resumed' } : undefined;
    case 'table.game-voided':
      return fact.why === 'administrator' ? undefined : { what: 'voided', why: fact.why };
    case 'table.game-finished':
      return { what: 'finished', result: outcome(fact.result) };
    case 'table.seat-forfeited':
      return fact.why === 'time' ? { what: 'late', seat: fact.seat } : undefined;
    default:
      return undefined;
  }
}

export function sameEffect(one: Effect | undefined, other: Effect | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const { what, why, to, seat, result } = one;
  return (
    what === other.what &&
    why === other.why &&
    to === other.to &&
    seat === other.seat &&
    result === other.result
  );
}

/** A result as a text, with what may be left out. */
function outcome({ standings, automata = [] }: Extract<Fact, { type: 'table.game-finished' }>['result']): string {
  const ranks = standings.map(({ seat, rank, points, breakdown, tie_break = [] }) => [seat, rank, points, breakdown, tie_break]);
  return JSON.stringify([ranks, automata]);
}

function agreedOn({ proposal }: Table): Effect | undefined {
  switch (proposal?.proposal.type) {
    case 'take-back':
      return { what: 'rewound', why: 'agreed', to: proposal.proposal.to };
    case 'pause':
      return { what: 'paused', why: 'agreed' };
    case 'resume':
      return { what: 'resumed' };
    case 'call-off':
      return { what: 'voided', why: 'abandoned' };
    default:
      return undefined;
  }
}

function remedied(remedy: Remedy | null): Effect | undefined {
  if (remedy === null) return undefined;
  if (remedy.type === 'rewind') return { what: 'rewound', why: 'ruling', to: remedy.to };
  return { what: 'voided', why: 'ruling' };
}
