/** Playing at a table: what is legal becomes clicks and words, what was said becomes a move. */

import { effect, signal, untracked } from '@preact/signals';
import type { Command, GameShown, Legal, Preview, Scene } from 'kronika-client';
import { Choosing } from '../choosing/choosing.ts';
import { Draft } from '../choosing/draft.ts';
import { Foretelling, type Stand } from '../choosing/foretelling.ts';
import { Obstacles } from '../choosing/obstacles.ts';
import type { Way } from '../choosing/trie.ts';
import { WhyNot } from '../choosing/why.ts';
import { Hinting } from '../hints/hinting.ts';
import { hintSaid } from '../hints/said.ts';
import { isBranch, isHere } from '../referee/addresses.ts';
import { taken } from '../referee/shelf.ts';
import { WorldPreviews } from '../referee/worlds.ts';
import { kronika } from '../session/session.ts';
import { announce } from '../shell/announcing.tsx';
import { attempt, complain } from '../shell/problems.tsx';
import { t } from '../words/choosing.ts';
import { t as dropped } from '../words/dropped.ts';
import { Errand } from './errand.ts';
import { lasting } from './lasting.ts';
import { LiveTable } from './live.ts';
import { wishes } from './notices.ts';
import { loadWished } from './rules-wish.tsx';

export class Playing {
  readonly live: LiveTable;
  readonly choosing: Choosing;
  readonly why: WhyNot;
  readonly foretelling: Foretelling;
  readonly obstacles: Obstacles;
  readonly hinting: Hinting;
  /** The turn as far as it was put together. */
  readonly draft = new Draft();
  readonly seat: number | undefined;
  /** The ply at which a branch has left the recorded game; of other games, none. */
  readonly #begun = signal<number | undefined>(undefined);
  readonly #errand = new Errand(this);
  /** A move is on its way. */
  readonly busy = this.#errand.busy;
  /** A choice is on trial. */
  readonly trying = signal(false);
  /** The list of all moves is open. */
  readonly finding = signal(false);

  readonly #goTo: (path: string) => void;
  readonly #worlds: WorldPreviews;

  /** `goTo` leads to another page. */
  constructor(game: GameShown, seat: number | undefined, goTo: (path: string) => void) {
    this.#goTo = goTo;
    this.seat = seat;
    this.live = new LiveTable(game, seat);
    this.#worlds = new WorldPreviews(game.id);
    this.why = new WhyNot(game.title);
    this.foretelling = new Foretelling(
      (commands) => this.#preview(commands),
      () => this.#stand(),
    );
    this.obstacles = new Obstacles(
      (before) => this.#refused(before),
      () => this.#stand(),
    );
    this.hinting = new Hinting(
      () => kronika.peek().getHint({ path: { game_id: this.live.id }, body: { seat: seat! } }),
      () => this.live.legal.value,
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
    const last = lasting(this, (commands, words) => void this.#errand.play(commands, words));
    this.live.start();
    if (this.seat !== undefined) loadWished();
    if (isBranch(this.live.id)) void taken(this.live.id).then((found) => (this.#begun.value = found?.about.from?.ply));
    return () => {
      forget();
      last();
      this.live.stop();
    };
  }

  /** What can be chosen now, behind the draft. */
  get legal(): Legal | undefined {
    return this.draft.legal ?? this.live.legal.value;
  }

  /** Whether the decision is no part of a turn: others decide at the same time, or it answers what
   * they did. */
  get aside(): boolean {
    return this.live.game.value.awaits.length > 1 || this.live.legal.value?.aside === true;
  }

  /** Whether hints are given about the decision that is open. */
  get hints(): boolean {
    return this.#hinted && this.live.legal.value?.decision != null;
  }

  get #hinted(): boolean {
    return this.live.game.value.terms?.hints === true && !isHere(this.live.id);
  }

  /** The best choice, then the next best ones; what is said of it is read aloud. */
  async hint(): Promise<void> {
    if (!this.hints || this.busy.peek()) return;
    await attempt(() => this.hinting.next());
    announce(hintSaid(this.hinting) ?? '');
  }

  /** The table as it would be behind the draft. */
  get scene(): Scene | undefined {
    return this.draft.scene ?? this.live.shown.value?.scene;
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

  /** What commands would do: by the rules in this browser if they are here, else by the service. */
  async #preview(commands: readonly Command[], refused = false): Promise<Preview> {
    const { decision, version } = this.live.legal.peek() ?? {};
    const body = { seat: this.seat!, decision: decision ?? undefined, commands: [...commands], refused };
    const here = version === undefined ? undefined : await this.#worlds.preview(body, version);
    return here ?? kronika.peek().previewMoves({ path: { game_id: this.live.id }, body });
  }

  /** What is legal behind choices, with what cannot be chosen there. */
  async #refused(before: readonly Command[]): Promise<Pick<Legal, 'version' | 'refused'>> {
    const path = { game_id: this.live.id };
    if (before.length === 0) return kronika.peek().getLegalCommands({ path, query: { seat: this.seat!, refused: true } });
    const { version, legal } = await this.#preview(before, true);
    return { version, refused: legal.refused };
  }

  /** Somebody looks at a button; at a thing on the board. */
  look(way: Way): void {
    this.foretelling.look('', this.choosing.command(way));
  }

  lookAt(id: string): void {
    this.foretelling.look(this.choosing.lit.peek().get(id) ?? '', this.choosing.behind(id));
  }

  pick(id: string, then?: string): void {
    if (this.busy.peek() || this.trying.peek()) return;
    this.why.close();
    this.choosing.pick(id, then);
  }

  /** Escape: one step back out of whatever is open. */
  back(): void {
    if (this.finding.peek()) this.finding.value = false;
    else if (this.why.said.peek()) this.why.close();
    else if (!this.choosing.back() && !this.#backInDraft()) this.hinting.close();
  }

  #backInDraft(): boolean {
    this.foretelling.leave();
    return !this.busy.peek() && !this.trying.peek() && this.draft.back();
  }

  redo(): void {
    if (!this.busy.peek()) this.draft.redo();
  }

  async undo(): Promise<void> {
    if (this.#backInDraft() || this.busy.peek()) return;
    if (isBranch(this.live.id)) await this.#backInBranch();
    else await this.#errand.takeBack();
  }

  /** The last move of one's own in a branch, which one can go back before; none anywhere else. */
  get ownLast(): number | undefined {
    const begun = this.#begun.value;
    if (begun === undefined || this.seat === undefined) return undefined;
    const last = this.live.past.value.lastOf(this.seat);
    return last !== undefined && last > begun ? last : undefined;
  }

  /** A branch is gone back in by another one, which takes its place. */
  async #backInBranch(): Promise<void> {
    const ply = this.ownLast;
    if (ply === undefined) return;
    const { back } = await import('../dropped/opening.ts');
    const made = await attempt(() => back(this.live.game.peek(), ply));
    if (made === undefined) return;
    announce(dropped('undone', { ply: made.ply }));
    this.#goTo(`/games/${made.id}`);
  }

  /** Whether a turn is put together before it is played. A hint is about the game as it stands, so
   * where there are hints each choice is played at once. */
  get #drafts(): boolean {
    return wishes.draft.on && !this.#hinted;
  }

  /** A choice becomes a step of the draft, or is played with all steps before it. */
  async #choose(command: Command, way: Way): Promise<void> {
    const { words, ends } = way;
    if (this.choosing.isGrave(way)) return this.#errand.play([command], words);
    if (this.trying.peek()) return;
    const told = untracked(() => this.foretelling.of(command)) !== undefined;
    this.trying.value = true;
    const tried = await this.foretelling.try(command);
    this.trying.value = false;
    if (tried === undefined) return this.#untold();
    if (!this.#drafts) {
      const unasked = tried.says.ends && !told && !ends && !this.aside;
      return unasked ? this.choosing.hold(way) : this.#errand.play([command], words);
    }
    if (this.draft.fate(tried, ends) === 'kept') {
      this.why.close();
      this.foretelling.leave();
      this.draft.add({ command, words, tried });
      announce(t('chosen', { words }));
    } else if (told || ends) await this.#errand.play([...this.draft.commands, command], words);
    else this.choosing.hold(way);
  }

  /** What a choice does could not be learned, so it was not made. */
  async #untold(): Promise<void> {
    this.choosing.clear();
    this.why.tell(t('late'));
    await this.live.refresh().catch(complain);
  }

  /** Plays what was put together; or says what ends the turn, if one choice does. */
  async endTurn(): Promise<void> {
    const { ready } = this.draft;
    if (ready !== undefined) return this.#errand.play(this.draft.commands, ready.words);
    const [end, another] = this.choosing.choices.peek().ends.filter((way) => way.ends);
    if (end && !another && !this.busy.peek()) this.choosing.say(end);
  }
}
