/** What is in a box, and the page about the client. */
export const titles = {
  rules: 'Rules to read',
  rulesText: '{count, plural, one {# sentence} other {# sentences}}, each with its id',
  ruleSearch: 'Search by words or by id',
  hits: 'Rules that were found',
  allHits: 'Show all {count}',
  ruleLink: 'Link to this rule',
  rulesFound: '{count, plural, =0 {No rule has these words.} one {# rule} other {# rules}}',
  box: 'In the box',
  boxText: 'all components, and where they are known from',
  search: 'Search',
  found: '{count, plural, one {# component} other {# components}}',
  'provenance.rulebook': 'from the rulebook',
  'provenance.public': 'from public sources',
  'provenance.reconstructed': 'reconstructed',
  provenance: 'Source',

  about: 'About Kronika',
  aboutText:
    'Kronika is a service for board games that keeps one thing: a log of what happened. Everything that you see here is computed from it, and everybody can check it.',
  checkText: 'Drop the export of a game on the page Verify, and your own browser checks every move, every draw and every signature.',
  apiText: 'This client uses nothing but the public API, so anybody can write another one, or a bot.',
  apiLink: 'Documentation of the API',
  verifyLink: 'Verify a game',
  privacy: 'Privacy',
  privacyText:
    'No request goes anywhere but to this server. Your token, language and colours are kept in this browser and nowhere else.',
  rights: 'The games',
  rightsText:
    'The games belong to their authors and publishers. No artwork and no text of theirs is used here: components are drawn from data, and rules are said in words of our own.',
  titles: 'Games that can be played',
  credits: 'Licences and credits',
  ownLicence: 'Kronika is licensed under the Apache License 2.0.',
  colours: 'The colours of seats are those of Masataka Okabe and Kei Ito, chosen so that everybody can tell them apart.',
  part: 'Part',
  licence: 'Licence',
  all: 'All titles',
} as const;
