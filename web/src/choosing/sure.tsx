/** Beside the prompt: whether somebody is sure, and why something is not possible. */

import { t } from '../words/choosing.ts';
import { RuleTexts } from './by-rules.tsx';
import type { Choosing } from './choosing.ts';
import type { WhyNot } from './why.ts';

/** Nobody gives up by a slip; whoever wants it is asked before every move. */
export function Sure({ choosing }: { choosing: Choosing }) {
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
