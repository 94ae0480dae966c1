/** The page that shows all shared components. */
import type { styleguide as en } from '../en/styleguide.ts';
import type { Same } from '../area.ts';

export const styleguide: Same<typeof en> = {
  styleguide: 'Součásti',
  about: 'Tady je každá součást, kterou stránky a desky sdílejí, v obou barevných schématech.',
  light: 'Světlé',
  dark: 'Tmavé',
  buttons: 'Tlačítka',
  button: 'Prohlédnout',
  main: 'Zahrát',
  danger: 'Vzdát se',
  plain: 'Další',
  disabled: 'Teď ne',
  fields: 'Pole',
  field: 'Název partie',
  hint: 'Ostatní ho vidí v seznamu partií.',
  refused: 'Partie s tímto názvem už existuje.',
  choice: 'Dva hráči',
  seats: 'Místa a kameny',
  texts: 'Texty',
  formulas: 'Vzorce, množství a náhledy',
  signs: 'Značky',
  rules: 'Načítání pravidel',
};
