/** The components of a title, by kind: what they are called and do, and how certain that is. */

import type { Catalogue, Component } from 'kronika-client';
import { useState } from 'preact/hooks';
import { kronika } from '../session/session.ts';
import { Field } from '../shell/field.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { Answered } from '../shell/waiting.tsx';
import { type Language, language } from '../words/language.ts';
import { t } from '../words/titles.ts';
import { atEdition } from './editions.ts';
import { holds } from './plain.ts';

/** What is in the box, once somebody wants to see it: it is long. */
export function FoldedBox({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="card title-box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 id="title-box">{t('box')}</h2> <span class="quiet small">{t('boxText')}</span>
      </summary>
      {open && <Box title={title} />}
    </details>
  );
}

function Box({ title }: { title: string }) {
  const loaded = useLoaded(() => kronika.value.listComponents({ path: { title }, query: atEdition(title) }), [title]);
  return (
    <section class="stack" aria-labelledby="title-box">
      <Answered loaded={loaded}>{(catalogue) => <Kinds catalogue={catalogue} />}</Answered>
    </section>
  );
}

function Kinds({ catalogue }: { catalogue: Catalogue }) {
  const [wanted, setWanted] = useState('');
  const sought = wanted.trim();
  const shown = language.value;
  const items = catalogue.items.filter(
    (one) => holds(`${nameOf(one, shown)} ${textOf(one, shown)}`, sought),
  );
  const kinds = Object.entries(catalogue.kinds);
  return (
    <>
      <Field label={t('search')}>
        {(control) => (
          <input
            {...control}
            type="search"
            autocomplete="off"
            value={wanted}
            onInput={(e) => setWanted(e.currentTarget.value)}
          />
        )}
      </Field>
      {kinds.map(([kind, name]) => {
        const parts = items.filter((one) => one.kind === kind);
        return (
          parts.length > 0 && (
            <details key={kind} class="card" open={sought !== ''}>
              <summary>
                <h3>{name}</h3>{' '}
                <span class="quiet small">{t('found', { count: parts.length })}</span>
              </summary>
              <ul class="titles-parts">
                {parts.map((one) => (
                  <Part key={one.id} one={one} shown={shown} />
                ))}
              </ul>
            </details>
          )
        );
      })}
    </>
  );
}

function Part({ one, shown }: { one: Component; shown: Language }) {
  return (
    <li class="titles-part">
      <p>
        <strong translate={false}>{nameOf(one, shown)}</strong>
      </p>
      <p>{textOf(one, shown)}</p>
      <p class="quiet small">{t(`provenance.${one.provenance}`)}</p>
    </li>
  );
}

function nameOf(one: Component, shown: Language): string {
  return (shown === 'cs' ? one.name.cs : null) ?? one.name.en;
}

function textOf(one: Component, shown: Language): string {
  return one.texts?.[shown] ?? one.text;
}
