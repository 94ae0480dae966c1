/** The prompt of a decision: what is asked, its buttons, the menu of what clicks may mean. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../words/choosing.ts';
import { list } from '../words/formats.ts';
import { said } from './amounts.ts';
import { RulesOf } from './by-rules.tsx';
import type { Choosing } from './choosing.ts';
import { Finder } from './finder.tsx';
import type { Foretold } from './foretold.ts';
import type { Foretelling } from './foretelling.ts';
import { Stepper } from './stepper.tsx';
import { Reason, Sure } from './sure.tsx';
import { marks, type Names, Telling } from './telling.tsx';
import { apart, type Way } from './trie.ts';
import type { WhyNot } from './why.ts';

interface Props {
  choosing: Choosing;
  why: WhyNot;
  foretelling: Foretelling;
  /** How things are called; `undefined` until that is known. */
  names: Names | undefined;
  seat: number | undefined;
  asks: string;
  /** By which the decision is taken. */
  rules: readonly string[];
  /** A move is on its way. */
  busy: boolean;
  finding: boolean;
  onFind: (open: boolean) => void;
  /** Choices on the board stand here in words, too, if they are few. */
  named: boolean;
  /** A choice on the board is made by its words. */
  onPick: (id: string) => void;
  /** What the turn does that is put together and waits for its end. */
  ready: Foretold | undefined;
  /** It is no turn that ends then: others decide at the same time, or it answers what they did. */
  aside: boolean;
  onReady: () => void;
  /** A button that is pointed at. */
  pointed?: number | undefined;
  /** What stands beside: another seat that is to move. */
  children?: ComponentChildren;
}

/** So few choices on the board stand here in words, too. */
const FEW = 6;

export function Prompt({ choosing, why, foretelling, names, seat, asks, rules, busy, finding, named, onFind, onPick, ready, aside, onReady, pointed, children }: Props) {
  const ways = choosing.ways.value;
  const { ends } = choosing.choices.value;
  const lit = choosing.lit.value;
  const begun = choosing.picked.length > 0;
  const { amounts, buttons } = said(ends, (way) => choosing.command(way)?.type ?? '');
  const alone = begun && amounts.length + buttons.length === 1 && lit.size === 0;
  const say = (way: Way) => {
    onFind(false);
    choosing.say(way, alone);
  };
  const says = (way: Way) => foretelling.of(choosing.command(way));
  useAhead(foretelling, choosing, ends, busy);
  const idle = (way: Way) => says(way)?.idle ?? false;
  const rank = (way: Way) => ((choosing.goesOn(way) && amounts.length === 0) || (alone && !idle(way)) ? 1 : 0);
  const inOrder = [...buttons].sort((a, b) => Number(choosing.goesOn(a)) - Number(choosing.goesOn(b)));
  const onBoard = named && lit.size <= FEW ? [...lit] : [];
  const labels = apart(onBoard.map(([, words]) => words));
  const told = foretelling.told.value;
  return (
    <section class="prompt" aria-label={t('prompt')} aria-busy={busy}>
      <div class="prompt-head">
        <p class="asks">
          {busy ? t('playing') : told?.says && names ? <Told {...told} says={told.says} names={names} seat={seat} /> : asks}
        </p>
        <div class="line">
          {ways.length > 0 && <RulesOf why={why} rules={rules} />}
          {ways.length > 0 && (
            <button
              type="button"
              class="find"
              aria-expanded={finding}
              aria-keyshortcuts="m"
              onClick={() => onFind(!finding)}
            >
              {t('all', { count: ways.length })}
            </button>
          )}
          {children}
        </div>
      </div>
      {finding && <Finder ways={ways} onSay={say} onClose={() => onFind(false)} />}
      {ways.length > 0 && (
          <div class="ends" role="group" aria-label={begun && ends.length > 0 ? t('which') : asks}>
            {onBoard.map(([id], at) => (
              <button type="button" key={id} class="on-board" data-pick={id} disabled={busy} onClick={() => onPick(id)}>
                {labels[at]}
              </button>
            ))}
            {inOrder.filter((way) => choosing.goesOn(way)).map((way) => (
              <Forecast key={way.index} says={says(way)} names={names} seat={seat} />
            ))}
            {amounts.map((numbers) => (
              <Stepper
                key={numbers[0]!.path.join(' ')}
                ways={numbers}
                alone={alone}
                busy={busy}
                label={(way) => marked(way.words, says(way), false)}
                onLook={(way) => foretelling.look('', choosing.command(way))}
                onSay={say}
              />
            ))}
            {inOrder.map((way) => (
              <button
                type="button"
                key={way.index}
                class={`say${rank(way) > 0 ? ' main' : ''}${way.index === pointed ? ' pointed' : ''}`}
                data-index={way.index}
                disabled={busy}
                onClick={() => say(way)}
              >
                {marked(alone ? t('play', { words: way.words }) : way.words, says(way), choosing.goesOn(way))}
              </button>
            ))}
            {begun && (
              <button type="button" class="back" aria-keyshortcuts="Escape" onClick={() => choosing.back()}>
                {t('back')}
              </button>
            )}
          </div>
      )}
      {ready && (
        <div class="ends">
          <Forecast says={ready} names={names} seat={seat} />
          <button type="button" class="say main" aria-keyshortcuts="e" disabled={busy} onClick={onReady}>
            {t(aside ? 'confirm' : 'endTurn')}
          </button>
        </div>
      )}
      <Sure choosing={choosing} says={(way) => marked(way.words, says(way), false)} />
      <Reason why={why} />
    </section>
  );
}

/** What is looked at: what it is, if it has no button of its own, and what it would do. */
function Told({ words, says, names, seat }: { words: string; says: Foretold; names: Names; seat: number | undefined }) {
  return (
    <>
      {words && `${words} `}
      <Telling says={says} names={names} seat={seat} />
    </>
  );
}

/** What the end of the turn will do, beside its button: only what is sure. */
function Forecast({ says, names, seat }: { says: Foretold | undefined; names: Names | undefined; seat: number | undefined }) {
  if (!says?.sure || !names || says.amounts.length === 0) return null;
  return (
    <span class="forecast small">
      <Telling says={{ ...says, ends: false, idle: false }} names={names} seat={seat} />
    </span>
  );
}

/** A button says that it reveals something, that it does nothing, that it ends the turn. */
function marked(words: string, says: Foretold | undefined, ends: boolean): string {
  const all = says ? marks(says).filter((mark) => !(ends && mark !== 'reveals')) : [];
  return all.length === 0 ? words : t('marked', { words, marks: list(all.map((mark) => t(mark))) });
}

/** A few buttons are tried before anybody looks at them, so that they say what they do. */
function useAhead(foretelling: Foretelling, choosing: Choosing, ends: readonly Way[], busy: boolean): void {
  useEffect(() => {
    if (busy) return;
    const few = ends.length > AHEAD ? ends.filter((way) => choosing.goesOn(way)) : ends;
    if (few.length === 0) return;
    let wanted = true;
    const waiting = setTimeout(() => {
      for (const way of few) {
        const command = choosing.command(way);
        if (command) void foretelling.try(command, () => wanted);
      }
    }, PATIENCE);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, [ends, busy]);
}

const AHEAD = 3;
/** Milliseconds before buttons are tried. */
const PATIENCE = 250;
