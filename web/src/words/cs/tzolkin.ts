import type { Same } from '../area.ts';
import type { tzolkin as en } from '../en/tzolkin.ts';

export const tzolkin: Same<typeof en> = {
  round: 'Kolo',
  roundAndAge: 'Kolo {round} · Epocha {age}',
  foodIn: '{count, plural, =0 {teď} one {za # kolo} few {za # kola} many {za # kola} other {za # kol}}',
  endIn: '{count, plural, =0 {konec} one {poslední kolo} few {zbývají # kola} many {zbývá # kola} other {zbývá # kol}}',
  gears: 'Soukolí',
  temples: 'Chrámy',
  technologies: 'Technologie',
  buildings: 'Budovy',
  built: 'Co už máš postavené',
  leads: 'vede',
  workers: '{count} z {all}',
  eats: 'sní {food} kukuřice, máš {corn}',
  price: 'Umístění dělníka sem stojí',
  keep: '{count, plural, =0 {Nezůstane ti žádná kukuřice.} one {Zůstane ti # kukuřice.} few {Zůstanou ti # kukuřice.} many {Zůstane ti # kukuřice.} other {Zůstane ti # kukuřice.}}',
  short: 'Chybí',
  now: 'teď',
  standsOn: '{rounds, plural, one {Příští kolo} few {Za # kola} many {Za # kola} other {Za # kol}} stojí na {position}:',
};
