/** An introduction that was begun and not gone through: where one was, and the way on. */

import type { TitleShown } from 'kronika-client';
import { Art } from '../art/art.tsx';
import { shortly } from '../cards/title-name.tsx';
import { lastLearnt, remembered } from '../introduction/place.ts';
import { kronika } from '../session/session.ts';
import { useLoaded } from '../shell/loaded.ts';
import { t } from '../words/home.ts';

export function Learning({ titles }: { titles: readonly TitleShown[] }) {
  const last = lastLearnt();
  const title = titles.find((one) => one.title === last);
  if (title === undefined) return null;
  const step = remembered(title.title);
  return step > 1 && step < title.introduction ? <Begun title={title} step={step} /> : null;
}

function Begun({ title, step }: { title: TitleShown; step: number }) {
  const path = { title: title.title };
  const heading = useLoaded(() => kronika.value.getIntroduction({ path }), [title.title]).value?.steps[step - 1]?.heading;
  const count = title.introduction;
  return (
    <section class="card home-learning" aria-labelledby="learning">
      <div class="head">
        <h2 id="learning">{t('learning')}</h2>
      </div>
      <div class="other">
        <Art title={title.title} late />
        <div>
          <a class="plain-link" href={`/titles/${title.title}/introduction?step=${step}`}>
            {t('learningOf', { name: shortly(title.name) })}
          </a>
          <p class="small quiet home-step">{heading === undefined ? t('step', { step, count }) : t('stepAbout', { step, count, heading })}</p>
          <progress value={step} max={count} aria-label={t('step', { step, count })} />
        </div>
      </div>
    </section>
  );
}
