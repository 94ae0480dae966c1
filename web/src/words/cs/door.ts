import type { Same } from '../area.ts';
import type { door as en } from '../en/door.ts';

export const door: Same<typeof en> = {
  name: 'Deskové hry, které lze ověřit',
  sentence: 'Zahraj si pět skvělých deskových her s lidmi i roboty a sám si dokaž, že nikdo neohnul jediný tah.',
  more: 'Úplná pravidla, živě nebo tah za den. Každý tah je podepsaný a navázaný na předchozí, každou partii lze přehrát do posledního kroku a o sporech rozhoduje rozhodčí přede všemi.',
  guest: 'Hrát hned jako host',
  signIn: 'Přihlásit se',
  keepLater: 'Bez jména, bez e-mailu, bez hesla. Účet si můžeš ponechat později.',
  titles: 'Hry',
  trust: 'Proč tu nikdo nemůže podvádět',
  chance: 'Náhoda byla určena dřív, než sis přisedl.',
  chanceText: 'Služba uzamkne semínko, hráči přidají vlastní slova a na konci se vše otevře.',
  chain: 'Každý tah je článek řetězu.',
  chainText: 'Ke každému dostaneš podepsané potvrzení; změněný tah by už nezapadl.',
  check: 'Ověřuješ ty, ne my.',
  checkText: 'Tvůj prohlížeč zkontroluje každou pečeť a jeden příkaz rozhodne celou partii znovu.',
  checkNow: 'Ověřit dohranou partii',
  featured: 'Dohraná partie se přehrává sama',
  plyOf: 'krok {ply} z {last}',
  pause: 'Zastavit přehrávání',
  goOn: 'Pokračovat v přehrávání',
  openReplay: 'Otevřít přehrávání',
  gained: '{points, plural, one {{told} bod} few {{told} body} many {{told} bodu} other {{told} bodů}}',
};
