/** The rules of proposals (`KR-TABLE-..`, docs/table.md): who may propose what and when. */

import type { Proposal } from './facts.ts';
import { canonical } from './json.ts';
import { isOver, lineOf, type OpenProposal, personsAt, standing, type Table } from './table.ts';

/** The rule that forbids it; `again` if it was said before; `undefined` if all is well. */
export type Refused = string | undefined;

export function propose(table: Table, seat: number, proposal: Proposal, ply: number): Refused {
  const refused = notPlaying(table, seat);
  if (refused !== undefined) return refused;
  const known = standing(table, ply);
  if (known !== null) {
    const again = known.seat === seat && canonical(known.proposal) === canonical(proposal);
    return again ? 'again' : 'KR-TABLE-03';
  }
  const paused = table.pauses.some(({ why }) => why === 'agreed');
  if (proposal.type === 'take-back') return untakeable(table, proposal.to, ply);
  if (proposal.type === 'pause' && paused) return 'KR-TABLE-07';
  return proposal.type === 'resume' && !paused ? 'KR-TABLE-07' : undefined;
}

export function agree(table: Table, seat: number, ply: number): Refused {
  const known = asked(table, seat, ply);
  if (typeof known === 'string') return known;
  return known.agreed.includes(seat) ? 'again' : undefined;
}

export function decline(table: Table, seat: number, ply: number): Refused {
  const known = asked(table, seat, ply);
  return typeof known === 'string' ? known : undefined;
}

/** Why a seat cannot go back to a ply, asking or not. */
export function takeBack(table: Table, seat: number, to: number, ply: number): Refused {
  return notPlaying(table, seat) ?? untakeable(table, to, ply);
}

/** Whether every person who still plays agrees with what is proposed. */
export function unanimous(table: Table): boolean {
  const { proposal } = table;
  return proposal !== null && personsAt(table).every((seat) => proposal.agreed.includes(seat));
}

function asked(table: Table, seat: number, ply: number): OpenProposal | string {
  const refused = notPlaying(table, seat);
  if (refused !== undefined) return refused;
  return standing(table, ply) ?? (table.proposal === null ? 'KR-TABLE-04' : 'KR-TABLE-10');
}

function notPlaying(table: Table, seat: number): Refused {
  if (!table.started || isOver(table)) return 'KR-TABLE-01';
  return personsAt(table).includes(seat) ? undefined : 'KR-TABLE-02';
}

function untakeable(table: Table, to: number, ply: number): Refused {
  if (table.terms.takebacks === 'never') return 'KR-TABLE-05';
  const stretches = lineOf(table.rewinds, ply);
  const last = stretches.at(-1)?.[1] ?? 0;
  const inForce = stretches.some(([first, end]) => first <= to && to <= end);
  return to >= last || !inForce ? 'KR-TABLE-06' : undefined;
}
