// Prints a digest of the state after every move of some exports, folded move by move, and whether
// every command was decided as it is recorded:
//
//   node rules_at_every_ply.mjs CASES
//
// CASES is JSON: a list of {title, file, seed}.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadRules } from '@kronika/rules';

const rules = await loadRules();

function told({ title, file, seed }) {
  const own = rules.title(title);
  const { events } = JSON.parse(readFileSync(file, 'utf8'));
  const states = [];
  let position;
  let same = true;
  for (let from = 0, to = 0; from < events.length; from = to) {
    const { ply, seat, decision, data } = events[from];
    while (to < events.length && events[to].ply === ply) to += 1;
    const facts = events.slice(from + 1, to).filter(({ type }) => !type.startsWith('table.'));
    if (ply > 0) {
      const decided = own.decide(position, seat, data, { decision, chance: { seed } });
      same &&= JSON.stringify(decided.facts) === JSON.stringify(facts.map(({ data: fact }) => fact));
    }
    position = own.fold(events.slice(from, to), position);
    states.push(createHash('sha256').update(JSON.stringify(position.state)).digest('hex'));
  }
  return { states, same };
}

console.log(JSON.stringify(JSON.parse(readFileSync(process.argv[2], 'utf8')).map(told)));
