/** The log of games as the table tells it: `node tests/chronicling.ts FILE`, a list of moves in, the told lines out. */

import { readFileSync } from 'node:fs';
import { account, recorded, turns } from '../src/table/chronicle.ts';

const moves = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const told = turns(recorded(moves)).map(({ seat, entries }) => ({
  seat,
  entries: entries.map((one) => ({ ply: one.ply, ...account(one) })),
}));
console.log(JSON.stringify(told));
