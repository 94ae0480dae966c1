/** Beside the prompt: whether somebody is sure, and why something is not possible. */

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/choosing.ts';
import { RuleTexts } from './by-rules.tsx';
import type { Choosing } from './choosing.ts';
import type { Way } from './trie.ts';
import type { WhyNot } from './why.ts';

/** Nobody gives up by a slip; whoever wants it is asked before every move. */
export function Sure({ choosing, says }: { choosing: Choosing; says(way: Way): string }) {
  const way = choosing.asked.value;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [way]);
  if (way === undefined) return null;
  const grave = choosing.isGrave(way);
  return (
    <div class="sure line" role="alertdialog" aria-label={t('sure')}>
      <p>{t('sure')}</p>
      <button type="button" ref={grave ? null : first} class={grave ? 'danger' : 'main'} onClick={() => choosing.say(way)}>
        {t('play', { words: says(way) })}
      </button>
      <button type="button" ref={grave ? first : null} onClick={() => choosing.back()}>
        {t('back')}
      </button>
    </div>
  );
}

/** Why not, or what rules say; said aloud, too. */
export function Reason({ why }: { why: WhyNot }) {
  const said = why.said.value;
  return (
    <div role="status" class="why-place">
      {said?.rules && (
        <div class="why told">
          <RuleTexts why={why} />
          <button type="button" class="plain" onClick={() => why.close()}>
            {t('close')}
          </button>
        </div>
      )}
      {said && !said.rules && (
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
