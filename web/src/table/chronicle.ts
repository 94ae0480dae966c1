/** The log of a game as it is shown: moves in words, grouped by turn, with what was taken back. */

import type { Event, MoveListed } from 'kronika-client';

/** A sentence, and the name of the event that it is about. */
interface Saying {
  readonly type: string;
  readonly text: string;
}

/** What happened in one move, or beside the moves behind it (`seat` undefined). */
export interface Entry {
  readonly ply: number;
  readonly seat: number | undefined;
  /** The version of its first event: no two entries have the same. */
  readonly version: number;
  /** The move itself first, or what began it at the table. */
  readonly said: readonly Saying[];
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
  return moves.flatMap(({ events, in_force: inForce }) => {
    const begun: Entry[] = [];
    for (const event of events) add(begun, event);
    return begun.map((one) => ({ ...one, inForce: inForce !== false || one.seat === undefined }));
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
  const said = text ? [{ type: data.type, text }] : [];
  const beside = data.type.startsWith('table.');
  const goesOn = seat === undefined && last?.ply === ply && beside === (last.seat === undefined);
  if (goesOn && !beside) {
    entries[entries.length - 1] = { ...last, said: [...last.said, ...said] };
  } else if (seat !== undefined || text) {
    entries.push({ ply, seat, version, said, inForce: true });
  }
}

/**
 * A move, told once: by the fact that is the command in the past, since facts know more than
 * commands ("takes Alchemy" for "take the card on space 6"), else by the words of the command.
 */
export function account({ seat, said }: Entry): Account {
  const [first, ...facts] = said;
  const told = seat === undefined || first === undefined ? undefined : teller(first.type, facts);
  return {
    line: (told ?? first)?.text ?? '',
    details: facts.filter((one) => one !== told).map(({ text }) => text),
  };
}

/** All of it, as it is read aloud. */
export function aloud(entry: Entry): string {
  const { line, details } = account(entry);
  return [line, ...details].join(' ');
}

/** `card-taken` of `take-card`: each word of the command has its like. That something was chosen
 * is no news beside what became of it. */
function teller(command: string, facts: readonly Saying[]): Saying | undefined {
  const [verb, ...nouns] = wordsOf(command);
  const words = verb === 'choose' && nouns.length > 0 ? nouns : [verb!, ...nouns];
  const type = facts.findLast((fact) => {
    const others = wordsOf(fact.type);
    return words.every((word) => others.some((other) => other.startsWith(word.slice(0, 3))));
  })?.type;
  return facts.find((fact) => fact.type === type);
}

/** The words of the name of a command or fact, without its title and short ones (`to`, `up`). */
function wordsOf(type: string): readonly string[] {
  const words = type.slice(type.indexOf('.') + 1).split('-');
  return words.length === 1 ? words : words.filter((word) => word.length > 2);
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
