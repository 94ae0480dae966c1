/** How much: a number that is set step by step, and the button that says the whole move. */

import { useContext, useState } from 'preact/hooks';
import { BringsOf } from '../arranged/told.ts';
import { t } from '../words/choosing.ts';
import { number } from '../words/formats.ts';
import type { Way } from './trie.ts';

interface Props {
  /** From the least on. */
  ways: readonly Way[];
  /** It is all that can be said now. */
  alone: boolean;
  busy: boolean;
  /** What its button says. */
  label: (way: Way) => string;
  /** The number is set: somebody looks at what it would do. */
  onLook: (way: Way) => void;
  onSay: (way: Way) => void;
}

const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

export function Stepper({ ways, alone, busy, label, onLook, onSay }: Props) {
  const [asked, setAsked] = useState(0);
  const Brings = useContext(BringsOf);
  const last = ways.length - 1;
  const at = Math.min(asked, last);
  const way = ways[at]!;
  const go = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    setAsked(next);
    onLook(ways[next]!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    go(at + by);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span class="stepper">
      <button type="button" aria-label={t('less')} disabled={busy || at === 0} onClick={() => go(at - 1)}>
        −
      </button>
      <span
        class="amount"
        role="spinbutton"
        tabIndex={0}
        aria-label={t('howMuch')}
        aria-valuenow={way.amount}
        aria-valuemin={ways[0]!.amount}
        aria-valuemax={ways[last]!.amount}
        aria-valuetext={way.words}
        onKeyDown={onKeyDown}
      >
        <b>{number(way.amount!)}</b>
        <small>{t('atMost', { most: ways[last]!.amount! })}</small>
      </span>
      <button type="button" aria-label={t('greater')} disabled={busy || at === last} onClick={() => go(at + 1)}>
        +
      </button>
      {Brings && <Brings path={way.path} amount={way.amount} />}
      <button type="button" class={alone ? 'say main' : 'say'} data-index={way.index} disabled={busy} onClick={() => onSay(way)}>
        {label(way)}
      </button>
    </span>
  );
}
