/** What a host may set, in words, what is usual first; and what is to know of this version. */

import type { TitleShown } from 'kronika-client';
import { type Control, type Option, optionsOf } from '../../opening/schema.ts';
import { list, number } from '../../words/formats.ts';
import { t } from '../../words/title.ts';

export function Variants({ shown }: { shown: TitleShown }) {
  const options = optionsOf(shown.options_schema);
  return (
    <section class="card" aria-labelledby="title-variants">
      <div class="head">
        <h2 id="title-variants">{t('variants')}</h2>
        <span class="quiet small">{t(options.length > 0 ? 'variantsText' : 'noVariants')}</span>
      </div>
      <dl class="title-variants">
        {options.map((one) => (
          <Variant key={one.name} option={one} />
        ))}
      </dl>
    </section>
  );
}

function Variant({ option }: { option: Option }) {
  const usual = said(option.control, option.initial);
  const others = othersOf(option.control).filter((one) => one !== usual);
  return (
    <div>
      <dt>{option.label}</dt>
      <dd>
        <strong>{usual}</strong>
        {others.length > 0 && <> {t('orElse', { others: list(others) })}</>}
        {option.hint && <span class="quiet small title-variant-hint">{option.hint}</span>}
      </dd>
    </div>
  );
}

/** A value as words. */
function said(control: Control, value: unknown): string {
  if (control.kind === 'check') return t(value === true ? 'on' : 'off');
  if (control.kind === 'list') {
    const items = Array.isArray(value) ? value.map((one) => said(control.of, one)) : [];
    return items.length > 0 ? list(items) : t('none');
  }
  const chosen = control.kind === 'choice' ? control.choices.find((one) => one.value === value)?.name : undefined;
  if (chosen !== undefined) return chosen;
  return typeof value === 'number' ? number(value) : t('none');
}

function othersOf(control: Control): readonly string[] {
  if (control.kind === 'check') return [t('on'), t('off')];
  if (control.kind === 'choice') return control.choices.map(({ name }) => name);
  if (control.kind === 'list') return othersOf(control.of);
  const { least, most } = control;
  return least === undefined || most === undefined ? [] : [t('range', { least, most })];
}

/** Sentences that players should read, and the versions of the rules. */
export function Notes({ shown: { notes, rulesets } }: { shown: TitleShown }) {
  return (
    <section class="card" aria-labelledby="title-notes">
      <h2 id="title-notes">{t('notes')}</h2>
      {notes.map((one) => (
        <p key={one} class="small">
          {one}
        </p>
      ))}
      <p class="small quiet">
        {t('rulesets')}: <span translate={false}>{rulesets.join(', ')}</span>
      </p>
    </section>
  );
}
