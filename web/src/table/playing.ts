/** Playing at a table: what is legal becomes clicks and words, what was said becomes a move. */

import { effect, signal } from '@preact/signals';
import { type Command, type GameShown, type Preview, ProblemError } from 'kronika-client';
import { Choosing } from '../choosing/choosing.ts';
import { Foretelling, type Stand } from '../choosing/foretelling.ts';
import { guesses } from '../choosing/guesses.ts';
import type { Way } from '../choosing/trie.ts';
import { WhyNot } from '../choosing/why.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { complain } from '../shell/problems.tsx';
import { t } from '../words/choosing.ts';
import { LiveTable } from './live.ts';
import { wishes } from './notices.ts';

/** What a game answers to a command that comes too late. */
const LATE: ReadonlySet<number> = new Set([409, 412]);

export class Playing {
  readonly live: LiveTable;
  readonly choosing: Choosing;
  readonly why: WhyNot;
  readonly foretelling: Foretelling;
  readonly seat: number | undefined;
  /** A move is on its way. */
  readonly busy = signal(false);
  /** The list of all moves is open. */
  readonly finding = signal(false);

  constructor(game: GameShown, seat: number | undefined) {
    this.seat = seat;
    this.live = new LiveTable(game, seat);
    this.why = new WhyNot(game.title);
    this.foretelling = new Foretelling(
      (commands) => this.#preview(commands),
      () => this.#stand(),
    );
    this.choosing = new Choosing(
      (command, way) => void this.#play(command, way),
      () => (wishes.ask.on ? 'asked' : 'at-once'),
    );
  }

  /** Goes on until the answer is called. */
  start(): () => void {
    const forget = effect(() => {
      const still = (this.live.game.value.pauses?.length ?? 0) > 0;
      this.choosing.take(still ? undefined : this.live.legal.value);
    });
    this.live.start();
    return () => {
      forget();
      this.live.stop();
    };
  }

  /** Where choices would be made now; `undefined` while none can be. */
  #stand(): Stand | undefined {
    const [shown, legal] = [this.live.shown.peek(), this.live.legal.peek()];
    const still = (this.live.game.peek().pauses?.length ?? 0) > 0;
    if (this.busy.peek() || still || !shown || legal?.decision == null) return undefined;
    if (legal.version !== shown.version) return undefined;
    return { version: shown.version, scene: shown.scene, before: [], now: shown.scene };
  }

  #preview(commands: readonly Command[]): Promise<Preview> {
    const decision = this.live.legal.peek()?.decision;
    return kronika.peek().previewMoves({
      path: { game_id: this.live.id },
      body: { seat: this.seat!, decision, commands: [...commands] },
    });
  }

  /** Somebody looks at a button; at a thing on the board. */
  look(way: Way): void {
    this.foretelling.look('', this.choosing.command(way));
  }

  lookAt(id: string): void {
    this.foretelling.look(this.choosing.lit.peek().get(id) ?? '', this.choosing.behind(id));
  }

  /** Somebody asks why a thing, or its zone, cannot be chosen: it is tried, and the rule is told. */
  ask(id: string, zone: string): void {
    const legal = this.live.legal.peek();
    if (this.busy.peek() || this.seat === undefined || !legal) return;
    if (legal.decision === null) return this.why.close();
    const { samples, picked } = this.choosing;
    const tries = [...guesses(samples, picked, id), ...guesses(samples, picked, zone)];
    void this.why.guess(tries, this.live.id, this.seat);
  }

  pick(id: string): void {
    if (this.busy.peek()) return;
    this.why.close();
    this.choosing.pick(id);
  }

  /** Escape: one step back out of whatever is open. */
  back(): void {
    if (this.finding.peek()) this.finding.value = false;
    else if (this.why.said.peek()) this.why.close();
    else this.choosing.back();
  }

  async undo(): Promise<void> {
    const undo = this.live.legal.peek()?.undo;
    if (!undo || this.seat === undefined) return;
    await this.#doing(async () => {
      await kronika.peek().propose({
        path: { game_id: this.live.id },
        body: { seat: this.seat, proposal: { type: 'take-back', to: undo.to } },
      });
      this.choosing.clear();
    });
  }

  #play(command: Command, { words }: Way): Promise<void> {
    const { seat } = this;
    const decision = this.live.legal.peek()?.decision;
    return this.#doing(async () => {
      this.why.close();
      await kronika.peek().playMoves({
        path: { game_id: this.live.id },
        body: { seat: seat!, decision, commands: [command] },
      });
      this.choosing.clear();
      announce(t('played', { words }));
    });
  }

  /** One thing at a time; the table is looked at again whatever comes of it. */
  async #doing(work: () => Promise<void>): Promise<void> {
    if (this.busy.peek()) return;
    this.busy.value = true;
    this.foretelling.leave();
    await this.foretelling.idle;
    try {
      await work();
    } catch (refusal) {
      await this.#refused(refusal);
    }
    await this.live.refresh().catch(complain);
    this.busy.value = false;
  }

  /** The rule that forbids it beside the prompt; that it came too late; else what went wrong. */
  async #refused(refusal: unknown): Promise<void> {
    this.choosing.clear();
    const late = refusal instanceof ProblemError && LATE.has(refusal.problem.status);
    if (late) this.why.tell(t('late'));
    else if (!(await this.why.show(refusal))) complain(refusal);
  }
}
