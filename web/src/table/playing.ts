/** Playing at a table: what is legal becomes clicks and words, what was said becomes a move. */

import { effect, signal } from '@preact/signals';
import { type Command, type GameShown, type Legal, type Preview, ProblemError, type Scene } from 'kronika-client';
import { Choosing } from '../choosing/choosing.ts';
import { Draft } from '../choosing/draft.ts';
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
  /** The turn as far as it was put together. */
  readonly draft = new Draft();
  readonly seat: number | undefined;
  /** A move is on its way. */
  readonly busy = signal(false);
  /** A choice is on trial. */
  readonly trying = signal(false);
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
      (command, way) => void this.#choose(command, way),
      () => (wishes.ask.on ? 'asked' : 'at-once'),
    );
  }

  /** Goes on until the answer is called. */
  start(): () => void {
    const forget = effect(() => {
      const still = (this.live.game.value.pauses?.length ?? 0) > 0;
      this.choosing.take(still ? undefined : this.legal);
    });
    const go = effect(() => this.#behind(this.live.shown.value?.version));
    this.live.start();
    return () => {
      forget();
      go();
      this.live.stop();
    };
  }

  /** What can be chosen now, behind the draft. */
  get legal(): Legal | undefined {
    return this.draft.legal ?? this.live.legal.value;
  }

  /** The table as it would be behind the draft. */
  get scene(): Scene | undefined {
    return this.draft.scene ?? this.live.shown.value?.scene;
  }

  /** The game has gone on without the draft: what was put together on another table is dropped. */
  #behind(version: number | undefined): void {
    const [first] = this.draft.steps.peek();
    if (first === undefined || first.tried.preview.version === version) return;
    this.draft.clear();
    if (!this.busy.peek()) this.why.tell(t('late'));
  }

  /** Where choices would be made now; `undefined` while none can be. */
  #stand(): Stand | undefined {
    const [shown, legal] = [this.live.shown.peek(), this.live.legal.peek()];
    const still = (this.live.game.peek().pauses?.length ?? 0) > 0;
    if (this.busy.peek() || still || !shown || legal?.decision == null) return undefined;
    if (legal.version !== shown.version || this.draft.ready) return undefined;
    const { version, scene } = shown;
    return { version, scene, before: this.draft.commands, now: this.draft.scene ?? scene };
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
    const { legal } = this;
    if (this.busy.peek() || this.seat === undefined || !legal) return;
    if (legal.decision === null) return this.why.close();
    const { samples, picked } = this.choosing;
    const tries = [...guesses(samples, picked, id), ...guesses(samples, picked, zone)];
    void this.why.guess(tries, this.live.id, this.seat, this.draft.commands);
  }

  pick(id: string): void {
    if (this.busy.peek() || this.trying.peek()) return;
    this.why.close();
    this.choosing.pick(id);
  }

  /** Escape: one step back out of whatever is open. */
  back(): void {
    if (this.finding.peek()) this.finding.value = false;
    else if (this.why.said.peek()) this.why.close();
    else if (!this.choosing.back()) this.#backInDraft();
  }

  #backInDraft(): boolean {
    this.foretelling.leave();
    return !this.busy.peek() && !this.trying.peek() && this.draft.back();
  }

  redo(): void {
    if (!this.busy.peek()) this.draft.redo();
  }

  async undo(): Promise<void> {
    if (this.#backInDraft()) return;
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

  /** A choice becomes a step of the draft, or is played with all steps before it. */
  async #choose(command: Command, way: Way): Promise<void> {
    const { words } = way;
    if (!wishes.draft.on || this.choosing.isGrave(way)) return this.#play([command], words);
    if (this.trying.peek()) return;
    const ends = this.choosing.endsTurn(way);
    this.trying.value = true;
    const tried = await this.foretelling.try(command);
    this.trying.value = false;
    if (tried === undefined || this.draft.fate(tried, ends) === 'played') {
      return this.#play([...this.draft.commands, command], words);
    }
    this.why.close();
    this.foretelling.leave();
    this.draft.add({ command, words, tried });
    announce(t('chosen', { words }));
  }

  /** Plays what was put together. */
  endTurn(): Promise<void> {
    const { ready } = this.draft;
    return ready === undefined ? Promise.resolve() : this.#play(this.draft.commands, ready.words);
  }

  #play(commands: readonly Command[], words: string): Promise<void> {
    const { seat } = this;
    const decision = this.live.legal.peek()?.decision;
    return this.#doing(async () => {
      this.why.close();
      await kronika.peek().playMoves({
        path: { game_id: this.live.id },
        body: { seat: seat!, decision, commands: [...commands] },
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
    this.draft.clear();
    const late = refusal instanceof ProblemError && LATE.has(refusal.problem.status);
    if (late) this.why.tell(t('late'));
    else if (!(await this.why.show(refusal))) complain(refusal);
  }
}
