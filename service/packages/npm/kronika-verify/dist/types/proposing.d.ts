/** The rules of proposals (`KR-TABLE-..`, docs/table.md): who may propose what and when. */
import type { Proposal } from './facts.js';
import { type Table } from './table.js';
/** The rule that forbids it; `again` if it was said before; `undefined` if all is well. */
export type Refused = string | undefined;
export declare function propose(table: Table, seat: number, proposal: Proposal, ply: number): Refused;
export declare function agree(table: Table, seat: number, ply: number): Refused;
export declare function decline(table: Table, seat: number, ply: number): Refused;
/** Why a seat cannot go back to a ply, asking or not. */
export declare function takeBack(table: Table, seat: number, to: number, ply: number): Refused;
/** Whether every person who still plays agrees with what is proposed. */
export declare function unanimous(table: Table): boolean;
