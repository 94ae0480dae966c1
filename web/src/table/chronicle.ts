/** The log of a game as it is shown: moves in words, grouped by turn, with what was taken back. */

import type { Event, MoveListed } from 'kronika-client';

/** What happened in one move, or beside the moves behind it (`seat` undefined). */
export interface Entry {
  readonly ply: number;
  readonly seat: number | undefined;
  /** The version of its first event: no two entries have the same. */
  readonly version: number;
  /** The move itself first, or what began it at the table. */
  readonly said: readonly string[];
  /** All of a move in one line, as the service tells it; `undefined` for what was just heard. */
  readonly told: string | undefined;
  /** False on a branch that was left. */
  readonly inForce: boolean;
}

/** Moves of one seat that follow each other. */
export interface Turn {
  readonly seat: number | undefined;
  readonly entries: readonly Entry[];
}

/** A move as it is told: in one line, and what else came of it. */
export interface Account {
  readonly line: string;
  readonly details: readonly string[];
}

/** The entries of recorded moves. */
export function recorded(moves: readonly MoveListed[]): readonly Entry[] {
  return moves.flatMap(({ events, told, in_force: inForce }) => {
    const begun: Entry[] = [];
    for (const event of events) add(begun, event);
    return begun.map((one) => (one.seat === undefined ? one : { ...one, told: told ?? undefined, inForce: inForce !== false }));
  });
}

/** The entries with one event more. */
export function heard(entries: readonly Entry[], event: Event): readonly Entry[] {
  const now = [...entries];
  add(now, event);
  if (event.data.type !== 'table.rewound') return now;
  const { to } = event.data;
  return now.map((one) =>
    one.seat !== undefined && one.ply > to && one.inForce ? { ...one, inForce: false } : one,
  );
}

/** An action begins an entry; so does what happens at the table; facts go with their move. */
function add(entries: Entry[], event: Event): void {
  const { ply, version, text, data } = event;
  const seat = event.seat ?? undefined;
  const last = entries.at(-1);
  const said = text ? [text] : [];
  const beside = data.type.startsWith('table.');
  const goesOn = seat === undefined && last?.ply === ply && beside === (last.seat === undefined);
  if (goesOn && !beside) {
    entries[entries.length - 1] = { ...last, said: [...last.said, ...said] };
  } else if (seat !== undefined || text) {
    entries.push({ ply, seat, version, said, told: undefined, inForce: true });
  }
}

/** A move, told once; `told` is its line where the entry does not know it. What happened at the table
 * is told by its own words. */
export function account(entry: Entry, told?: string): Account {
  const [first = '', ...facts] = entry.said;
  const line = (entry.seat === undefined ? undefined : (entry.told ?? told)) ?? first;
  return { line, details: facts.filter((text) => text !== line) };
}

/** All of it, as it is read aloud. */
export function aloud(entry: Entry, told?: string): string {
  const { line, details } = account(entry, told);
  return [line, ...details].join(' ');
}

/** Entries by turn: whoever plays on stays under one heading. */
export function turns(entries: readonly Entry[]): readonly Turn[] {
  const found: { seat: number | undefined; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last !== undefined && last.seat === entry.seat) last.entries.push(entry);
    else found.push({ seat: entry.seat, entries: [entry] });
  }
  return found;
}
