/** The arrangement of Tzolk'in. */
export const tzolkin = {
  round: 'Round',
  roundAndAge: 'Round {round} · Age {age}',
  foodIn: '{count, plural, =0 {now} one {in # round} other {in # rounds}}',
  endIn: '{count, plural, =0 {over} one {last round} other {# rounds left}}',
  gears: 'Gears',
  temples: 'Temples',
  technologies: 'Technologies',
  buildings: 'Buildings',
  leads: 'lead',
  workers: '{count} of {all}',
  eats: '{food} corn to eat; you have {corn}',
  price: 'Placing a worker here costs',
  keep: '{count, plural, =0 {You keep no corn.} other {You keep # corn.}}',
  short: 'Missing',
  now: 'now',
  standsOn: '{rounds, plural, one {Next round} other {In # rounds}} it stands on {position}:',
} as const;
