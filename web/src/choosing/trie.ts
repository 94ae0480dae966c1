/**
 * What can be clicked next, and what is said by it.
 *
 * Every legal command has a path: the ids of zones and items that a person clicks to say it. From
 * what was picked so far follows what lights up (the next id of every path that goes on so), and
 * which commands are said already (the paths that end here). Commands without a path are buttons.
 */

import type { Hint } from 'kronika-client';

/** A legal command: its place in the list, how it is clicked, and its words. */
export interface Way {
  readonly index: number;
  readonly path: readonly string[];
  readonly words: string;
  /** The ids of the rules that say what it does. */
  readonly rules: readonly string[];
  /** Whoever says it wants nothing more of the turn. */
  readonly ends: boolean;
  /** How much it says, if it says how much. */
  readonly amount?: number | undefined;
}

/** What can be done after some clicks. */
export interface Choices {
  /** The ids that can be clicked next, each with the commands that are still possible then. */
  readonly lit: ReadonlyMap<string, readonly Way[]>;
  /** The commands that are said by the clicks so far; before any click, the buttons. */
  readonly ends: readonly Way[];
  /** All commands that are still possible. */
  readonly open: readonly Way[];
}

/** The commands of a legal list. */
export function ways(hints: readonly Hint[]): readonly Way[] {
  const said = apart(hints.map(({ words }) => words));
  return hints.map(({ path, rules = [], ends = false, amount }, index) => ({
    ...{ index, path, words: said[index]!, rules, ends },
    ...(amount != null && { amount }),
  }));
}

/** Texts that are the same get a number behind them: no two buttons say the same. */
export function apart(texts: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const said = new Map<string, number>();
  const numbered = (text: string): string => {
    const number = (said.get(text) ?? 0) + 1;
    said.set(text, number);
    const found = `${text} (${number})`;
    return times.has(found) ? numbered(text) : found;
  };
  return texts.map((text) => (times.get(text) === 1 ? text : numbered(text)));
}

/** What can be done after the clicks on `picked`, in that order. */
export function choices(all: readonly Way[], picked: readonly string[]): Choices {
  const open = possible(all, picked);
  const lit = new Map<string, Way[]>();
  const ends: Way[] = [];
  const together = unordered(all);
  for (const way of open) {
    const left = rest(way.path, picked) ?? [];
    if (left.length === 0) ends.push(way);
    for (const next of together ? left : left.slice(0, 1)) lit.set(next, [...(lit.get(next) ?? []), way]);
  }
  return { lit, ends, open };
}

/** Whether what is clicked first does not matter. */
function unordered(all: readonly Way[]): boolean {
  return areSets(all) || arePairs(all);
}

/** Whether there is nothing to say but one thing of each of two kinds: a row and a column. */
function arePairs(all: readonly Way[]): boolean {
  if (!all.every(({ path }) => path.length === 2)) return false;
  const [firsts, seconds] = [0, 1].map((step) => new Set(all.map(({ path }) => path[step]!))) as [Set<string>, Set<string>];
  const apart = [...firsts].every((id) => !seconds.has(id));
  const every = new Set(all.map(({ path }) => path.join(' '))).size === firsts.size * seconds.size;
  return apart && every && firsts.size > 1 && seconds.size > 1 && all.length === firsts.size * seconds.size;
}

/** Whether paths are all the sets of so many out of more things: no order is meant by them. */
function areSets(all: readonly Way[]): boolean {
  const clicked = all.filter(({ path }) => path.length > 0);
  const size = clicked[0]?.path.length ?? 0;
  const same = size > 1 && clicked.every(({ path }) => path.length === size && new Set(path).size === size);
  if (!same) return false;
  const things = new Set(clicked.flatMap(({ path }) => path));
  const sets = new Set(clicked.map(({ path }) => [...path].sort().join(' ')));
  const distinct = sets.size === clicked.length && things.size > size;
  return distinct && clicked.length === combinations(things.size, size);
}

/** How many sets of `size` can be made of `of` things. */
function combinations(of: number, size: number): number {
  let count = 1;
  for (let at = 1; at <= size; at += 1) count = (count * (of - size + at)) / at;
  return count;
}

/** Whether something can still be said after the clicks, in whatever order. */
export function leads(all: readonly Way[], picked: readonly string[]): boolean {
  return possible(all, picked).length > 0;
}

/**
 * The commands whose path begins with the clicks. If there are none, those whose path has all of
 * them: of two cards that are chosen together, either may be clicked first.
 */
function possible(all: readonly Way[], picked: readonly string[]): readonly Way[] {
  const inOrder = unordered(all) ? [] : all.filter(({ path }) => picked.every((id, step) => path[step] === id));
  return inOrder.length > 0 ? inOrder : all.filter(({ path }) => rest(path, picked) !== undefined);
}

/** What of a path is left to click; `undefined` if a click is not on it. */
function rest(path: readonly string[], picked: readonly string[]): readonly string[] | undefined {
  const left = [...path];
  for (const id of picked) {
    const at = left.indexOf(id);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** What several sentences have in common at their beginning, in whole words; "" if nothing. */
export function common(sentences: readonly string[]): string {
  const [first = '', ...others] = sentences;
  const words = first.split(' ');
  const same = words.findIndex(
    (_, count) =>
      !others.every((one) => one.split(' ').slice(0, count + 1).join(' ') === words.slice(0, count + 1).join(' ')),
  );
  return same < 0 ? first : words.slice(0, same).join(' ');
}

/** The commands whose words have all the words of a text in them, whatever their case or accents. */
export function matching(all: readonly Way[], text: string): readonly Way[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return all.filter(({ words }) => {
    const said = plain(words);
    return wanted.every((one) => said.includes(one));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
