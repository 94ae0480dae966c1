/** What is on its way from a table to the service: one thing at a time, and what came of it. */

import { signal } from '@preact/signals';
import { type Command, ProblemError } from 'kronika-client';
import type { Choosing } from '../choosing/choosing.ts';
import type { Draft } from '../choosing/draft.ts';
import type { Foretelling } from '../choosing/foretelling.ts';
import type { WhyNot } from '../choosing/why.ts';
import type { Hinting } from '../hints/hinting.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { complain } from '../shell/problems.tsx';
import { t } from '../words/choosing.ts';
import type { LiveTable } from './live.ts';

/** What a game answers to a command that comes too late. */
const LATE: ReadonlySet<number> = new Set([409, 412]);

/** Whose table it is, and what is told there. */
interface Table {
  readonly live: LiveTable;
  readonly seat: number | undefined;
  readonly choosing: Choosing;
  readonly why: WhyNot;
  readonly foretelling: Foretelling;
  readonly hinting: Hinting;
  readonly draft: Draft;
}

export class Errand {
  readonly busy = signal(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Plays commands as one move, and says it in these words. */
  play(commands: readonly Command[], words: string): Promise<void> {
    const { live, seat, why, choosing } = this.#table;
    const decision = live.legal.peek()?.decision;
    return this.#run(async () => {
      why.close();
      await kronika.peek().playMoves({
        path: { game_id: live.id },
        body: { seat: seat!, decision, commands: [...commands] },
      });
      choosing.clear();
      announce(t('played', { words }));
    });
  }

  /** Takes back what was played, as far as the service offers it. */
  async takeBack(): Promise<void> {
    const { live, seat, choosing } = this.#table;
    const undo = live.legal.peek()?.undo;
    if (!undo || seat === undefined) return;
    await this.#run(async () => {
      await kronika.peek().createProposal({
        path: { game_id: live.id },
        body: { seat, proposal: { type: 'take-back', to: undo.to } },
      });
      choosing.clear();
    });
  }

  /** The table is looked at again whatever comes of it. */
  async #run(work: () => Promise<void>): Promise<void> {
    if (this.busy.peek()) return;
    const { live, foretelling, hinting } = this.#table;
    this.busy.value = true;
    hinting.close();
    foretelling.leave();
    await foretelling.idle;
    try {
      await work();
    } catch (refusal) {
      await this.#refused(refusal);
    }
    await live.refresh().catch(complain);
    this.busy.value = false;
  }

  /** The rule that forbids it beside the prompt; that it came too late; else what went wrong. */
  async #refused(refusal: unknown): Promise<void> {
    const { choosing, draft, why } = this.#table;
    choosing.clear();
    draft.clear();
    const late = refusal instanceof ProblemError && LATE.has(refusal.problem.status);
    if (late) why.tell(t('late'));
    else if (!(await why.show(refusal))) complain(refusal);
  }
}
