/** The value of an option in words. */

import { letter } from '../shell/seat.tsx';
import { t } from '../words/lobby.ts';
import type { Control } from './schema.ts';

export function said(control: Control, value: unknown): string {
  if (Array.isArray(value)) {
    const of = control.kind === 'list' ? control.of : control;
    return value.length === 0 ? t('listNone') : value.map((one) => said(of, one)).join(', ');
  }
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (control.kind === 'choice') {
    const named = control.choices.find((one) => one.value === value);
    if (named !== undefined) return named.name;
    if (control.seats && typeof value === 'number') return t('seat', { letter: letter(value) });
  }
  return String(value ?? t('listNone'));
}
