/** Druhy losování podle toho, jak začíná jejich označení. */
import type { Same } from '../area.ts';
import type { draws as en } from '../en/draws.ts';

export const draws: Same<typeof en> = {
  'starting player': 'Kdo začíná',
  'start player': 'Kdo začíná',
  start_die: 'Kostky o to, kdo začíná',
  'turn order': 'Pořadí na tahu',

  // Ukázkový titul z dokumentace
  'cards of seat': 'Karty: {name}',

  // Tzolk’in
  'starting wealth': 'Počáteční jmění',
  'dummy tile': 'Žetony nepoužitých barev',
  'building display': 'Nabídka budov',
  'monuments on offer': 'Nabídka monumentů',

  // Ancient Knowledge
  'starting sets': 'Počáteční sady',
  'opening cards': 'Karty do první ruky',
  'builder deck': 'Karty z balíčku stavitelů',
  'technology deck': 'Technologie úrovně {rest}',

  // Monumental
  'civilisations in turn order': 'Civilizace',
  'hero row': 'Nabídka hrdinů',
  'city card of seat': 'Karty města: {name}',
  'display card of era': 'Karty rozvoje, období {rest}',
  'exploration token of': 'Žetony průzkumu',
  'market token of culture': 'Žetony tržiště kultury',
  'market token of military': 'Žetony tržiště vojska',
  'market token of production': 'Žetony tržiště výroby',
  'market token of science': 'Žetony tržiště vědy',

  // Through the Ages
  civil: 'Civilní karty, věk {rest}',
  military: 'Vojenské karty, věk {rest}',
  event: 'Události',
  bonus: 'Události, které bodují na konci',
  gradual: 'Události, které bodují na konci, odkrývané postupně',

  // Dwellings of Eldervale
  element: 'Elementy',
  extra_element: 'Elementy, za které nikdo nehraje',
  monster_tier: 'Běžné, nebo legendární nestvůry',
  map_tile: 'Dílky první mapy',
  cell: 'Rozložení první mapy',
  oracle_replaces: 'Který dílek nahradí Orákulum',
  tile: 'Dílky říší',
  treasure: 'Žetony pokladu',
  dragon_token: 'Dračí žetony',
  adventure: 'Karty dobrodružství',
  magic: 'Karty magie: {name}',
  ghost_card: 'Karty Přízraků',
  die: '{of, select, seat {Kostky v bitvě: {name}} other {Kostky nestvůr a Přízraků v bitvě}}',
  reroll_die: '{of, select, seat {Přehozené kostky v bitvě: {name}} other {Přehozené kostky nestvůr a Přízraků v bitvě}}',
  ability_die: 'Kostky schopností',
  chimera_die: 'Kostky Chiméry',
};
