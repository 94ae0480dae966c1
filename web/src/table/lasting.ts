/** A turn that is put together outlasts what others do meanwhile, a reload, and the end of its time. */

import { effect, type Signal, untracked } from '@preact/signals';
import type { Command, Legal } from 'kronika-client';
import type { Draft } from '../choosing/draft.ts';
import type { Foretelling } from '../choosing/foretelling.ts';
import type { WhyNot } from '../choosing/why.ts';
import { t } from '../words/choosing.ts';
import { beforeTimeIsUp } from './deadline.ts';
import { type Choice, kept, remembered } from './kept.ts';
import type { LiveTable } from './live.ts';
import { wishes } from './notices.ts';
import { repeated } from './repeated.ts';

/** Where it is put together. */
interface Table {
  readonly live: LiveTable;
  readonly seat: number | undefined;
  readonly draft: Draft;
  readonly foretelling: Foretelling;
  readonly why: WhyNot;
  readonly busy: Signal<boolean>;
  readonly trying: Signal<boolean>;
  /** What can be chosen behind the draft. */
  readonly legal: Legal | undefined;
}

/** Goes on until the answer is called. */
export function lasting(table: Table, play: (commands: readonly Command[], words: string) => void): () => void {
  const { live, draft } = table;
  const place = `${live.id} ${table.seat}`;
  const ends = [
    effect(() => {
      const legal = live.legal.value;
      untracked(() => follow(table, place, legal));
    }),
    effect(() => kept(place, live.legal.peek(), draft.steps.value)),
    effect(() => {
      const clock = live.game.value.clocks?.find((one) => one.seat === table.seat);
      return beforeTimeIsUp(clock, () => inTime(draft, play));
    }),
  ];
  return () => ends.forEach((end) => end());
}

/** The game stands elsewhere than where the draft was put together, or the page is new. */
function follow(table: Table, place: string, legal: Legal | undefined): void {
  if (legal === undefined) return;
  const steps = table.draft.steps.peek();
  const before = steps.length > 0 ? steps : remembered(place, legal);
  if (before.length === 0 || steps[0]?.tried.preview.version === legal.version) return;
  if (table.busy.peek()) table.draft.clear();
  else void again(table, before);
}

/** The same choices are made where the game stands now, as far as they can be. */
async function again(table: Table, steps: readonly Choice[]): Promise<void> {
  const { draft, foretelling, trying, why } = table;
  draft.clear();
  trying.value = true;
  await repeated(steps, draft, foretelling, () => table.legal);
  trying.value = false;
  if (draft.steps.peek().length < steps.length) why.tell(t('late'));
}

/** What was put together is played before the time is up, and not lost with it. */
function inTime(draft: Draft, play: (commands: readonly Command[], words: string) => void): void {
  const last = draft.steps.peek().at(-1);
  if (last && wishes.draft.on) play(draft.commands, last.words);
}
