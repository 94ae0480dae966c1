/** Formulas and previews that show every way in which they are drawn. */

import type { Foretold } from '../choosing/foretold.ts';
import type { Part } from '../signs/parts.ts';

function term(sign: string, count: number, more: object = {}): Part {
  return { is: 'term', sign, count, ...more };
}

export const FORMULAS: readonly (readonly Part[])[] = [
  [term('corn', 3), term('wood', 1)],
  [term('any_resource', -2)],
  [{ is: 'either', options: [[term('wood', 2)], [term('corn', 5)]] }],
  [{ is: 'exchange', cost: [term('gold', 1)], gain: [term('points', 4)] }],
  [{ is: 'per', gain: [term('points', 2)], each: [term('skull', 1)] }],
  [{ is: 'span', first: 1, last: 5 }],
];

export const FORETOLD: Foretold = {
  sure: false,
  ends: true,
  idle: false,
  amounts: [
    { seat: 0, name: 'corn', component: 'corn', by: -2 },
    { seat: 0, name: 'points', component: undefined, by: 4 },
    { seat: 1, name: 'wood', component: 'wood', by: 1 },
  ],
  texts: [],
};
