/** Follows a game, with the receipts of a file, which then has those of this program, too. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { Kronika, type Memory, SplitViewError } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, game, file] = process.argv.slice(2) as [string, string, string, string];
const memory: Memory = {
  read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []),
  write: (receipts) => writeFileSync(file, JSON.stringify(receipts)),
};
const before = memory.read().length;
const kronika = new Kronika(url, token, {}, memory);
try {
  if (before === 0) await kronika.listReceipts({ path: { game_id: game } });
  for await (const _ of kronika.follow(game)) continue;
  console.log(JSON.stringify({ before, receipt: kronika.receipt(game)?.version }));
} catch (trouble) {
  if (!(trouble instanceof SplitViewError)) throw trouble;
  console.log(JSON.stringify({ before, because: trouble.because }));
}
