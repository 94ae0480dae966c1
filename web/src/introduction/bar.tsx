/** The bar above a lesson: the title, the step, all steps, the way out. */

import type { IntroductionShown } from 'kronika-client';
import type { Told } from '../arranged/told.ts';
import { Heading } from '../shell/heading.tsx';
import { Chosen } from '../shell/bar.tsx';
import { Lasting } from '../table/bar.tsx';
import { MenuOf } from '../table/menu.tsx';
import { t } from '../words/introduction.ts';

interface Props {
  given: IntroductionShown;
  name: string;
  number: number;
  told: Told | undefined;
  onStep: (number: number) => void;
}

export function Bar({ given, name, number, told, onStep }: Props) {
  const [short] = name.split(':', 1);
  return (
    <header class="bar">
      <Heading name={t('name', { title: name })}>
        <span translate={false}>{short}</span> <span class="subtitle">· {t('introduction')}</span>
      </Heading>
      <div class="lasting">{told && <Lasting told={told} title={given.title} />}</div>
      <MenuOf>
        <h2 class="small">{t('steps')}</h2>
        <ol class="lesson-steps">
          {given.steps.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                class="plain"
                aria-current={one.number === number ? 'step' : undefined}
                onClick={() => onStep(one.number)}
              >
                {one.heading}
              </button>
            </li>
          ))}
        </ol>
        <p class="small quiet">{t('keys')}</p>
        <div class="stack small">
          <Chosen />
        </div>
        <a href={`/titles/${given.title}`}>{t('leave')}</a>
      </MenuOf>
    </header>
  );
}
