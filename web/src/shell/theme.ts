/** Light or dark: as the system has it, unless chosen on the page. */

import { effect, signal } from '@preact/signals';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const PLACE = 'kronika/theme';
const kept = localStorage.getItem(PLACE);

export const theme = signal<Theme>(THEMES.find((one) => one === kept) ?? 'system');

effect(() => {
  if (theme.value === 'system') {
    localStorage.removeItem(PLACE);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(PLACE, theme.value);
    document.documentElement.dataset.theme = theme.value;
  }
});
