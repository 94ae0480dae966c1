/** What a page shows before its answer has come, or instead of it. */

import type { ComponentChildren } from 'preact';
import { t } from '../words/shell.ts';
import type { Loaded } from './loaded.ts';
import { told, Why } from './problems.tsx';

/** `children` of the answer; a word while there is none; why there is none. */
export function Answered<Value>(props: {
  loaded: Loaded<Value>;
  children: (value: Value) => ComponentChildren;
}) {
  const { value, error, again } = props.loaded;
  if (value !== undefined) return <>{props.children(value)}</>;
  if (error === undefined) return <Loading />;
  return (
    <div class="card">
      <Why {...told(error)} />
      <button type="button" onClick={again}>
        {t('again')}
      </button>
    </div>
  );
}

/** Whether neither the answer has come nor a refusal. */
export function isComing({ value, error }: Loaded<unknown>): boolean {
  return value === undefined && error === undefined;
}

/** What is said while an answer is on its way. */
export function Loading() {
  return <p class="quiet loading">{t('loading')}</p>;
}
