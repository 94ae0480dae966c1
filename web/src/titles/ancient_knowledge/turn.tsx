/** The steps of a turn: those that are done, the one that is going on, those that come. */

import { useTold } from '../../arranged/told.ts';
import { Sign } from '../../signs/sign.tsx';
import { t } from '../../words/ancient-knowledge.ts';

const STEPS = [
  { words: 'action1', sign: undefined },
  { words: 'action2', sign: undefined },
  { words: 'timeline', sign: 'timeline' },
  { words: 'decline', sign: 'decline' },
] as const;

export function Turn({ seat }: { seat: number }) {
  const now = useTold().gauge(`step/${seat}`);
  if (now === undefined) return null;
  return (
    <ol class="turn-steps">
      {STEPS.map(({ words, sign }, at) => (
        <li key={words} class={at + 1 < now ? 'done' : undefined} aria-current={at + 1 === now ? 'step' : undefined}>
          {at + 1 < now ? '✓ ' : sign && <Sign id={sign} />}
          {t(words)}
        </li>
      ))}
    </ol>
  );
}
