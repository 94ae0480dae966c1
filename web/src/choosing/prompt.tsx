/** The prompt of a decision: what is asked, its buttons, the menu of what clicks may mean. */

import type { ComponentChildren } from 'preact';
import { t } from '../words/choosing.ts';
import type { Choosing } from './choosing.ts';
import { Finder } from './finder.tsx';
import type { Way } from './trie.ts';
import type { WhyNot } from './why.ts';

interface Props {
  choosing: Choosing;
  why: WhyNot;
  asks: string;
  /** A move is on its way. */
  busy: boolean;
  finding: boolean;
  onFind: (open: boolean) => void;
  /** What stands beside: undo, the line. */
  children?: ComponentChildren;
}

export function Prompt({ choosing, why, asks, busy, finding, onFind, children }: Props) {
  const ways = choosing.ways.value;
  const { ends, lit } = choosing.choices.value;
  const begun = choosing.picked.length > 0;
  const say = (way: Way) => {
    onFind(false);
    choosing.say(way);
  };
  return (
    <section class="prompt" aria-label={t('prompt')} aria-busy={busy}>
      <div class="prompt-head">
        <p class="asks">{busy ? t('playing') : asks}</p>
        <div class="line">
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
      {finding ? (
        <Finder ways={ways} onSay={say} onClose={() => onFind(false)} />
      ) : (
        ways.length > 0 && (
          <div class="ends" role="group" aria-label={begun && ends.length > 0 ? t('which') : asks}>
            {ends.map((way) => (
              <button
                type="button"
                key={way.index}
                class={begun && ends.length === 1 ? 'say main' : 'say'}
                data-index={way.index}
                disabled={busy}
                onClick={() => say(way)}
              >
                {begun && ends.length === 1 ? t('play', { words: way.words }) : way.words}
              </button>
            ))}
            {begun && (
              <button type="button" class="back" aria-keyshortcuts="Escape" onClick={() => choosing.back()}>
                {t('back')}
              </button>
            )}
            {lit.size > 0 && (
              <p class="quiet small">{t(ends.length > 0 ? 'goesOn' : 'board', { count: lit.size })}</p>
            )}
          </div>
        )
      )}
      <Reason why={why} />
    </section>
  );
}

/** Why not; said aloud, too. */
function Reason({ why }: { why: WhyNot }) {
  const said = why.said.value;
  return (
    <div role="status" class="why-place">
      {said && (
        <div class="why">
          <p>
            <strong>{t('whyNot')}</strong>
            {said.rule && (
              <>
                {' · '}
                <span translate={false}>{t('rule', { rule: said.rule })}</span>
              </>
            )}
          </p>
          {said.because && <p>{said.because}</p>}
          <p class={said.because ? 'quiet' : undefined}>{said.text ?? (said.because ? '' : t('noReason'))}</p>
          <button type="button" class="plain" onClick={() => why.close()}>
            {t('close')}
          </button>
        </div>
      )}
    </div>
  );
}
