/**
 * Kinds of draws, by how their labels begin. `rest` is what follows there: an age, a place; `name` is
 * that of the seat, where a seat follows, and `of` says whether one does.
 */
export const draws = {
  'starting player': 'Starting player',
  'start player': 'Starting player',
  start_die: 'Dice for the starting player',
  'turn order': 'Turn order',

  // The example of the documentation
  'cards of seat': 'Cards: {name}',

  // Tzolk’in
  'starting wealth': 'Starting wealth',
  'dummy tile': 'Tokens of unused colours',
  'building display': 'Buildings on offer',
  'monuments on offer': 'Monuments on offer',

  // Ancient Knowledge
  'starting sets': 'Starting sets',
  'opening cards': 'Cards of the first hand',
  'builder deck': 'Cards of the builder deck',
  'technology deck': 'Technologies of level {rest}',

  // Monumental
  'civilisations in turn order': 'Civilisations',
  'hero row': 'Heroes on offer',
  'city card of seat': 'City cards: {name}',
  'display card of era': 'Development cards of era {rest}',
  'exploration token of': 'Exploration tokens',
  'market token of culture': 'Tokens of the culture market',
  'market token of military': 'Tokens of the military market',
  'market token of production': 'Tokens of the production market',
  'market token of science': 'Tokens of the science market',

  // Through the Ages
  civil: 'Civil cards of age {rest}',
  military: 'Military cards of age {rest}',
  event: 'Events',
  bonus: 'Events that score at the end',
  gradual: 'Events that score at the end, opened one by one',

  // Dwellings of Eldervale
  element: 'Elements',
  extra_element: 'Elements that nobody plays',
  monster_tier: 'Standard or legendary monsters',
  map_tile: 'Tiles of the first map',
  cell: 'Where the tiles of the first map lie',
  oracle_replaces: 'Which tile the Oracle replaces',
  tile: 'Realm tiles',
  treasure: 'Treasure tokens',
  dragon_token: 'Dragon tokens',
  adventure: 'Adventure cards',
  magic: 'Magic cards: {name}',
  ghost_card: 'Ghost cards',
  die: '{of, select, seat {Battle dice: {name}} other {Battle dice of monsters and Ghosts}}',
  reroll_die: '{of, select, seat {Battle dice rolled again: {name}} other {Battle dice of monsters and Ghosts, rolled again}}',
  ability_die: 'Dice of abilities',
  chimera_die: 'Dice of the Chimera',
};
