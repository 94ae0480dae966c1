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
  /** Choices on the board stand here in words, too, if they are few. */
  named: boolean;
  /** A choice on the board is made by its words. */
  onPick: (id: string) => void;
  /** What stands beside: another seat that is to move. */
  children?: ComponentChildren;
}

/** So few choices on the board stand here in words, too. */
const FEW = 6;

export function Prompt({ choosing, why, asks, busy, finding, named, onFind, onPick, children }: Props) {
  const ways = choosing.ways.value;
  const { ends } = choosing.choices.value;
  const lit = choosing.lit.value;
  const begun = choosing.picked.length > 0;
  const alone = begun && ends.length === 1 && lit.size === 0;
  const say = (way: Way) => {
    onFind(false);
    choosing.say(way, alone);
  };
  const rank = (way: Way) => (alone || choosing.endsTurn(way) ? 1 : 0);
  const inOrder = [...ends].sort((a, b) => rank(a) - rank(b));
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
      {finding && <Finder ways={ways} onSay={say} onClose={() => onFind(false)} />}
      {ways.length > 0 && (
          <div class="ends" role="group" aria-label={begun && ends.length > 0 ? t('which') : asks}>
            {named &&
              lit.size <= FEW &&
              [...lit].map(([id, words]) => (
                <button type="button" key={id} class="on-board" disabled={busy} onClick={() => onPick(id)}>
                  {words}
                </button>
              ))}
            {inOrder.map((way) => (
              <button
                type="button"
                key={way.index}
                class={rank(way) > 0 ? 'say main' : 'say'}
                data-index={way.index}
                disabled={busy}
                onClick={() => say(way)}
              >
                {alone ? t('play', { words: way.words }) : way.words}
              </button>
            ))}
            {begun && (
              <button type="button" class="back" aria-keyshortcuts="Escape" onClick={() => choosing.back()}>
                {t('back')}
              </button>
            )}
          </div>
      )}
      <Sure choosing={choosing} />
      <Reason why={why} />
    </section>
  );
}

/** Nobody gives up by a slip; whoever wants it is asked before every move. */
function Sure({ choosing }: { choosing: Choosing }) {
  const way = choosing.asked.value;
  if (way === undefined) return null;
  return (
    <div class="sure line" role="alertdialog" aria-label={t('sure')}>
      <p>{t('sure')}</p>
      <button type="button" class={choosing.isGrave(way) ? 'danger' : 'main'} onClick={() => choosing.say(way)}>
        {t('play', { words: way.words })}
      </button>
      <button type="button" autofocus onClick={() => choosing.back()}>
        {t('back')}
      </button>
    </div>
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
