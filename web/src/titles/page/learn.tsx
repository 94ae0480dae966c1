/** The steps of the introduction, and on which one somebody was last. */

import type { IntroductionShown, TitleShown } from 'kronika-client';
import { remembered } from '../../introduction/place.ts';
import { kronika } from '../../session/session.ts';
import { useLoaded } from '../../shell/loaded.ts';
import { Answered } from '../../shell/waiting.tsx';
import { t } from '../../words/title.ts';

export function Learn({ shown: { title } }: { shown: TitleShown }) {
  const loaded = useLoaded(() => kronika.value.getIntroduction({ path: { title } }), [title]);
  return (
    <section class="card" aria-labelledby="title-learn">
      <div class="head">
        <h2 id="title-learn">{t('learn')}</h2>
        <span class="quiet small">{t('learnText')}</span>
      </div>
      <Answered loaded={loaded}>{(given) => <Steps given={given} />}</Answered>
    </section>
  );
}

/** Steps that are shown at once. */
const SHOWN = 6;

function Steps({ given: { title, steps } }: { given: IntroductionShown }) {
  const at = Math.min(remembered(title), steps.length);
  const from = Math.max(0, Math.min(at - 3, steps.length - SHOWN));
  const to = (number: number) => `/titles/${title}/introduction?step=${number}`;
  return (
    <>
      <ol class="title-steps">
        {steps.slice(from, from + SHOWN).map(({ number, heading }) => (
          <li key={number} class={number < at ? 'done' : undefined} aria-current={number === at ? 'step' : undefined}>
            <span class="title-step" aria-hidden="true">
              {number < at ? '✓' : number}
            </span>
            <a class="plain-link" href={to(number)}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
      <p class="line">
        <a class="button main" href={to(at)}>
          {at === 1 ? t('begin') : t('goOn', { number: at })}
        </a>
        <span class="quiet small">{t('steps', { count: steps.length })}</span>
      </p>
    </>
  );
}
