// Prints what the installed package `@kronika/rules` says of some games, to be compared with what the
// same rules say in Python:
//
//   node rules_told.mjs CASES
//
// CASES is JSON: a list of {title, file, events, until, ply, seat, command, seed, illegal}.

import { readFileSync } from 'node:fs';
import { loadRules } from '@kronika/rules';

const rules = await loadRules();
const czech = rules.in('cs');

function told({ title, file, events, until, ply, seat, command, seed, illegal }) {
  const own = rules.title(title);
  const whole = own.fold(events);
  const position = own.fold(events.slice(0, until));
  const decided = own.decide(position, seat, command, { chance: { seed } });
  const outcomes = decided.outcomes.map(({ outcome }) => outcome);
  const again = own.decide(position, seat, command, { chance: { outcomes } });
  const bare = ({ rule, because, legal, accepted }) => ({ rule, because, legal, accepted });
  const game = rules.open(readFileSync(file));
  return {
    whole,
    position,
    legal: own.legal(position, seat),
    decided,
    again: JSON.stringify(again) === JSON.stringify(decided),
    refused: [rules, czech].map((one) => bare(one.title(title).decide(position, seat, illegal))),
    view: own.view(position, seat),
    scene: own.scene(position, seat),
    opened: {
      id: game.id,
      view: game.view(ply),
      scene: game.scene(ply, seat),
      diff: game.diff(0, ply),
      position: game.position(ply),
      events: game.events().length,
      whole: game.bytes().length,
    },
    branch: branched(game, ply),
  };
}

// A branch that bots play on, saved and opened again.
function branched(game, ply) {
  const sitting = { kind: 'bot', bot: 'random' };
  const branch = game.fork(ply, game.shown().seats.map(() => sitting));
  const before = branch.shown().ply;
  const played = [branch.playBot(), branch.playBot()];
  const again = rules.open(branch.bytes());
  return { moves: branch.shown().ply - before, played: played.every(Boolean), same: again.shown().ply - before };
}

const cases = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(JSON.stringify({ titles: rules.titles, told: cases.map(told) }));
