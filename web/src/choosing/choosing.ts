/** Choosing a command by clicks: what was picked so far, and what is said by it. */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Command, Legal } from 'kronika-client';
import { type Choices, choices, common, leads, type Way, ways } from './trie.ts';

/** Whether a command that is said by clicks is played at once, or asked about. */
export type Style = 'at-once' | 'asked';

/** How commands are tagged that give up, and that close one question of several. */
const GRAVE = /\.resign$/;
const CLOSES = /\.(pass|end-trading)$/;
/** Choices of which the rules are kept when they are not legal any more. */
const KEPT = 200;

export class Choosing {
  readonly #legal = signal<Legal | undefined>(undefined);
  readonly #picked = signal<readonly string[]>([]);
  /** Paths that were legal of late, the newest last, and their rules. */
  readonly #late = new Map<string, Pick<Way, 'path' | 'rules'>>();
  /** A command that is asked about before it is played. */
  readonly asked = signal<Way | undefined>(undefined);
  readonly #play: (command: Command, way: Way) => void;
  readonly #style: () => Style;

  readonly #all: ReadonlySignal<readonly Way[]> = computed(() => ways(this.#legal.value?.hints ?? []));
  /** All that is legal now, but for what gives up the game. */
  readonly ways: ReadonlySignal<readonly Way[]> = computed(() => this.#all.value.filter((way) => !this.isGrave(way)));
  /** What gives up the game: it stands in the menu, and nowhere else. */
  readonly graves: ReadonlySignal<readonly Way[]> = computed(() => this.#all.value.filter((way) => this.isGrave(way)));
  readonly choices: ReadonlySignal<Choices> = computed(() =>
    choices(this.ways.value, this.#picked.value),
  );
  /** The ids that light up, with what is said by them. */
  readonly lit: ReadonlySignal<ReadonlyMap<string, string>> = computed(
    () => new Map([...this.choices.value.lit].map(([id, open]) => [id, label(open)])),
  );
  readonly chosen: ReadonlySignal<ReadonlySet<string>> = computed(
    () => new Set(this.#picked.value),
  );

  /** `play` is called with what was said; `style` says whether at once. */
  constructor(play: (command: Command, way: Way) => void, style: () => Style) {
    this.#play = play;
    this.#style = style;
  }

  get picked(): readonly string[] {
    return this.#picked.value;
  }

  /**
   * Takes in what is legal now. What was picked stays picked if it is the same decision and still
   * leads to something; what is asked stays asked until something has happened.
   */
  take(legal: Legal | undefined): void {
    const before = this.#legal.peek();
    const asked = this.asked.peek();
    batch(() => {
      this.#legal.value = legal;
      const same = before?.decision === legal?.decision;
      const read = same && before?.version === legal?.version; // only read once more
      this.asked.value = read ? this.#all.value.find(({ index }) => index === asked?.index) : undefined;
      if (!same || !leads(this.ways.value, this.#picked.peek())) this.#picked.value = [];
    });
    for (const way of this.ways.peek()) this.#remember(legal?.commands[way.index], way);
  }

  #remember(command: Command | undefined, { path, rules }: Way): void {
    if (command === undefined || path.length === 0) return;
    const key = `${command.type} ${path.join(' ')}`;
    this.#late.delete(key);
    this.#late.set(key, { path, rules });
    for (const oldest of this.#late.keys()) {
      if (this.#late.size <= KEPT) break;
      this.#late.delete(oldest);
    }
  }

  /**
   * A click; false if nothing can be said by it. It goes on with `then` if that leads on; if that is
   * the same again, it goes on with nothing: what is said by the one click alone is meant.
   */
  pick(id: string, then?: string): boolean {
    const clicked = [...this.#picked.peek(), id];
    const alone = then === id;
    const further = then === undefined || alone ? clicked : [...clicked, then];
    const picked = leads(this.ways.peek(), further) ? further : clicked;
    if (!leads(this.ways.peek(), picked)) return false;
    this.#picked.value = picked;
    const { ends, lit } = this.choices.peek();
    const [only] = ends;
    const unique = only !== undefined && ends.length === 1 && (alone || lit.size === 0);
    if (unique && this.#style() === 'at-once') this.say(only, true);
    return true;
  }

  /** Whether a command gives up the game. */
  isGrave(way: Way): boolean {
    return GRAVE.test(this.#tag(way));
  }

  /** Whether a command ends the turn, or closes a question of it: it stands last, as the way on. */
  goesOn(way: Way): boolean {
    return way.ends || CLOSES.test(this.#tag(way));
  }

  #tag(way: Way): string {
    return this.command(way)?.type ?? '';
  }

  /** What a way says. */
  command(way: Way): Command | undefined {
    return this.#legal.value?.commands[way.index];
  }

  /** The rules of what a click says: now, or when it was legal of late. */
  rules(id: string): readonly string[] {
    const now = this.choices.value.lit.get(id)?.map((way) => way.rules);
    const late = [...this.#late.values()].reverse().filter(({ path }) => path.includes(id));
    return [...new Set((now ?? late.map((one) => one.rules)).flat())];
  }

  /** The only command that is open behind a click, if there is one. */
  behind(id: string): Command | undefined {
    const open = this.choices.value.lit.get(id);
    return open?.length === 1 ? this.command(open[0]!) : undefined;
  }

  /**
   * A command is said: by its button, by the menu, or by the last click. It is asked about first if
   * it gives up, or if the person wants that of every move and has not said `sure` yet.
   */
  say(way: Way, sure = false): void {
    const command = this.#legal.peek()?.commands[way.index];
    if (command === undefined) return;
    const again = this.asked.peek() === way;
    const asks = this.isGrave(way) || (!sure && this.#style() === 'asked');
    this.asked.value = asks && !again ? way : undefined;
    if (!asks || again) this.#play(command, way);
  }

  /** A command waits to be said once more, now that it is known what it does; by its own button, if
   * the clicks so far say nothing else. */
  hold(way: Way): void {
    const { ends, lit } = this.choices.peek();
    const alone = this.#picked.peek().length > 0 && ends.length === 1 && lit.size === 0;
    if (!alone) this.asked.value = way;
  }

  /** One click back; false if there was none. */
  back(): boolean {
    if (this.asked.peek() !== undefined) {
      this.asked.value = undefined;
      return true;
    }
    const picked = this.#picked.peek();
    this.#picked.value = picked.slice(0, -1);
    return picked.length > 0;
  }

  /** All clicks back. */
  clear(): void {
    this.#picked.value = [];
  }
}

/** What is said by a click behind which several commands are open. */
function label(open: readonly Way[]): string {
  const words = open.map((way) => way.words);
  const [first = ''] = words;
  if (new Set(words).size === 1) return first;
  const shared = common(words);
  return shared === '' ? words.slice(0, 3).join(' / ') : `${shared} …`;
}
