/** How much room a card needs beside others: one that says much, or in words, needs more. */

import type { Told } from '../../arranged/told.ts';
import type { Item } from '../../scene/whole.ts';
import { DRAWN } from '../../signs/drawn.ts';
import type { Part } from '../../signs/parts.ts';
import { momentInWords } from './card.tsx';

const LIGHT = 1;
const HEAVY = 1.7;
/** So many lines stand below one another without much ado. */
const MANY = 5;

export function weightOf(told: Told, item: Item | undefined): number {
  if (item === undefined) return LIGHT;
  const formulas = told.catalogue.formulas(item.component ?? '');
  const written = formulas.some(({ role, parts }) => momentInWords(role) || parts.some(inWords));
  return formulas.length > MANY || written ? HEAVY : LIGHT;
}

/** Whether a part has a sign that is not drawn, but written. */
function inWords(part: Part): boolean {
  switch (part.is) {
    case 'term':
      return !DRAWN.has(part.sign);
    case 'span':
      return false;
    case 'either':
      return part.options.flat().some(inWords);
    case 'exchange':
      return [...part.cost, ...part.gain].some(inWords);
    case 'per':
      return [...part.gain, ...part.each].some(inWords);
  }
}
