/**
 * The proceedings at a table: every fact of it could happen when it did, and had its cause.
 *
 * They are open to all, so this needs neither seed nor rules. What was told elsewhere (an import),
 * or taken over from another game (a fork), had its causes there.
 */

import type { Progress } from './chain.ts';
import { type Effect, effectOf, owed, sameEffect } from './effects.ts';
import { type Fact, factOf, isTable } from './facts.ts';
import { type Finding, found, reason } from './finding.ts';
import { type Event, isAction } from './format.ts';
import { takeBack } from './proposing.ts';
import { beforeStart, endedByItself, moment, underWay } from './sitting.ts';
import { evolved, isOver, type Table, takenOver, undone } from './table.ts';

type Wrong = { readonly code: string; readonly [value: string]: string | number } | undefined;

const PAUSE_EVERY = 400;

/** The table in the end; or the first thing that happened at it without a cause. */
export async function proceedings(
  events: readonly Event[],
  progress: Progress,
): Promise<{ table?: Table | undefined; finding?: Finding }> {
  const told = new Proceedings(events[0]);
  for (const [index, event] of events.entries()) {
    const because = await told.take(event);
    if (because !== undefined) {
      const said = { ...because, type: event.type };
      return { finding: found('table', said, event.ply, event.version) };
    }
    if (index % PAUSE_EVERY === 0) await progress(index, events.length);
  }
  return { table: told.table };
}

class Proceedings {
  table: Table | undefined;
  private readonly first: Event | undefined;
  private before: Event | undefined;
  private cause: Fact | undefined;
  private due: Effect | undefined;
  private started = '';
  private readonly plies = new Map<number, number>();
  private readonly byClock = new Set<number>();

  constructor(first: Event | undefined) {
    this.first = first;
  }

  /** The next event; why it could not be, `undefined` if it could. */
  async take(event: Event): Promise<Wrong> {
    try {
      const fact = isTable(event.type) ? factOf(event.data) : undefined;
      const wrong = this.late(event, fact) ?? (await this.wrong(event, fact));
      if (wrong === undefined) this.goOn(event, fact);
      return wrong;
    } catch (trouble) {
      return { code: 'senseless', reason: reason(trouble) };
    }
  }

  /** What a fork takes over comes with its start; of the table, only where the game went back. */
  private late(event: Event, fact: Fact | undefined): Wrong {
    const table = this.table;
    if (table === undefined || !table.started || event.ply > takenOver(table)) return undefined;
    const inside = event.ply < takenOver(table) || fact === undefined;
    const fits = event.at === this.started && (fact === undefined || fact.type === 'table.rewound');
    return inside && !fits ? { code: 'not-taken-over' } : undefined;
  }

  private async wrong(event: Event, fact: Fact | undefined): Promise<Wrong> {
    const table = this.table;
    if (table?.descent?.how === 'import' && event.at === this.first?.at) return undefined;
    if (fact === undefined) return this.unowed(event, undefined) ?? this.move(event);
    if (isAction(event)) return { code: 'nobodys-command' };
    if (table === undefined || !table.started) {
      return coded(await beforeStart(table, fact, this.cause), fact);
    }
    if (event.ply < takenOver(table)) return undefined;
    const at = moment(event.at);
    let wrong = coded(underWay(table, fact, event.ply, at), fact);
    const resumed = fact.type === 'table.resumed' && this.due === undefined;
    if (resumed && endedByItself(table, at)) return wrong;
    if (fact.type === 'table.rewound' && fact.why === 'takeback') {
      wrong ??= this.takenBack(table, fact.seat ?? undefined, fact.to, event.ply);
    }
    return wrong ?? this.unowed(event, fact);
  }

  /** What has to follow comes at once, in the same append; and nothing like it alone. */
  private unowed(event: Event, fact: Fact | undefined): Wrong {
    const due = this.due;
    let got = fact === undefined ? undefined : effectOf(fact);
    // The end of the game as part of a move is for the rules to say.
    if (got?.what === 'finished' && this.cause === undefined) return undefined;
    const cause = this.cause;
    const played =
      cause?.type === 'table.time-expired' ||
      cause?.type === 'table.pass-played' ||
      cause?.type === 'table.forced-played';
    if (played && isAction(event)) {
      got = event.seat === cause.seat && event.decision === cause.decision ? due : undefined;
    }
    if (!sameEffect(got, due)) {
      const named = due ?? got;
      if (named === undefined) return undefined;
      return { code: due === undefined ? 'uncaused' : 'withheld', ...words(named) };
    }
    const late = due !== undefined && event.at !== this.before?.at;
    return late ? { code: 'too-late', ...words(due) } : undefined;
  }

  private move(event: Event): Wrong {
    const table = this.table;
    if (table === undefined || !table.started) return { code: 'unstarted' };
    if (!isAction(event)) return undefined;
    if (isOver(table)) return { code: 'over' };
    if (table.pauses.length > 0) return { code: 'stood-still' };
    return (event.seat ?? 0) >= table.seats.length ? { code: 'no-seat', seat: event.seat ?? 0 } : undefined;
  }

  /** Whether a seat took back its own moves, and those only. */
  private takenBack(table: Table, seat: number | undefined, to: number, ply: number): Wrong {
    if (seat === undefined || table.pauses.length > 0) return { code: 'unasked' };
    const rule = takeBack(table, seat, to, ply);
    if (rule !== undefined) return { code: 'rule', rule };
    const gone = undone(table.rewinds, ply, to);
    if (gone.some((one) => this.plies.get(one) !== seat)) return { code: 'others-moves', seat };
    return gone.some((one) => this.byClock.has(one)) ? { code: 'clocks-moves', seat } : undefined;
  }

  private goOn(event: Event, fact: Fact | undefined): void {
    if (typeof event.seat === 'number') {
      this.plies.set(event.ply, event.seat);
      if (this.cause?.type === 'table.time-expired') this.byClock.add(event.ply);
    }
    if (fact !== undefined) {
      this.table = evolved(this.table, fact, event.ply);
      if (fact.type === 'table.game-started') this.started = event.at;
    }
    this.cause = fact;
    this.due = fact === undefined || this.table === undefined ? undefined : owed(fact, this.table);
    this.before = event;
  }
}

function coded(code: string | undefined, fact: Fact): Wrong {
  if (code === undefined) return undefined;
  const seat = 'seat' in fact && typeof fact.seat === 'number' ? fact.seat : 0;
  return code.startsWith('KR-') ? { code: 'rule', rule: code } : { code, seat };
}

/** What is named of an effect. */
function words({ what, to, seat }: Effect): { effect: string; to: number; seat: number } {
  return { effect: what, to: to ?? 0, seat: seat ?? 0 };
}
