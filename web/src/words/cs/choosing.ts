/** Choosing a command: the prompt, its buttons, the list of all that is legal. */
import type { choosing as en } from '../en/choosing.ts';
import type { Same } from '../area.ts';

export const choosing: Same<typeof en> = {
  prompt: 'Co udělat',
  which: 'Co z toho?',
  sure: 'Zahrát?',
  play: 'Zahrát: {words}',
  back: 'Zpět',
  all: 'Všechny tahy ({count})',
  filter: 'Najít tah',
  filterHelp: 'Napište jeho část; šipky vybírají, Enter zahraje.',
  found: '{count, plural, =0 {Žádný tah neodpovídá.} one {# tah} few {# tahy} many {# tahu} other {# tahů}}',
  more: '{count, plural, one {Ještě # další, najdete ho psaním.} few {Ještě # další, najdete je psaním.} many {Ještě # dalšího, najdete je psaním.} other {Ještě # dalších, najdete je psaním.}}',
  playing: 'Hraje se …',
  played: 'Zahráno: {words}',
  askWhy: 'Proč to nejde zvolit?',
  whyNot: 'Nejde to',
  rule: 'Pravidlo {rule}',
  noReason: 'S tímhle teď nejde nic dělat.',
  notYours: 'Nejsi na tahu.',
  close: 'Zavřít',
  chosen: 'Zvoleno: {words}',
  endTurn: 'Ukončit tah',
  confirm: 'Potvrdit',
  example: 'například',
  reveals: 'líže nebo odkrývá',
  doesNothing: 'nic neudělá',
  endsTurn: 'pak rozhodují jiní',
  marked: '{words} ({marks})',
  late: 'Partie mezitím pokračovala. Deska ukazuje, jak stojí teď.',
};
