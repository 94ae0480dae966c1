/** The signs of a title with their names: a part of its page, and a panel over a board. */

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Catalogue, catalogueOf } from '../board/catalogue.ts';
import { Loading } from '../shell/waiting.tsx';
import { t } from '../words/signs.ts';
import { LegendOf, Sign } from './sign.tsx';

/** Whether somebody wants to see the signs beside a board. */
export const legendWanted = signal(false);

/** All signs that the title draws, each with its name, and with those in other languages. */
export function SignList({ catalogue }: { catalogue: Catalogue }) {
  return (
    <LegendOf.Provider value={catalogue}>
      <ul class={`sign-list of-${catalogue.title}`}>
        {catalogue.drawn().map(({ id, name, others }) => (
          <li key={id}>
            <Sign id={id} />
            <span>
              {name}
              {others.map(([language, other]) => (
                <small key={language} class="quiet" lang={language} translate={false}>
                  {other}
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </LegendOf.Provider>
  );
}

/** The part of a title's page. */
export function Signs({ title }: { title: string }) {
  const catalogue = catalogueOf(title);
  return (
    <section class="stack" id="signs" aria-labelledby="title-signs">
      <h2 id="title-signs">{t('legend')}</h2>
      <p class="quiet">{t('legendText')}</p>
      {catalogue ? <SignList catalogue={catalogue} /> : <Loading />}
    </section>
  );
}

/** The button that opens them over a board. */
export function LegendButton() {
  return (
    <button type="button" class="plain small" onClick={() => (legendWanted.value = true)}>
      {t('legend')}
    </button>
  );
}

/** The signs over a board, until somebody closes them. */
export function LegendPanel({ catalogue }: { catalogue: Catalogue }) {
  const panel = useRef<HTMLDialogElement>(null);
  const wanted = legendWanted.value;
  useEffect(() => {
    if (wanted) panel.current?.showModal();
  }, [wanted]);
  if (!wanted) return null;
  const close = () => (legendWanted.value = false);
  return (
    <dialog class="legend" ref={panel} aria-labelledby="legend" onClose={close} onKeyDown={(event) => event.stopPropagation()}>
      <header class="line">
        <h2 id="legend">{t('legend')}</h2>
        <button type="button" onClick={() => panel.current?.close()}>
          {t('close')}
        </button>
      </header>
      <div class="legend-signs" role="region" aria-labelledby="legend" tabIndex={0}>
        <SignList catalogue={catalogue} />
      </div>
    </dialog>
  );
}
