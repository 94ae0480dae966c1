/** Follows a game through a line that lies; prints what the client makes of it. */

import { Kronika, SplitViewError } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, game, ...known] = process.argv.slice(2) as [string, string, string];
const kronika = new Kronika(url, token);
if (known.length > 0) await kronika.listReceipts({ path: { game_id: game } });
const versions: number[] = [];
try {
  for await (const event of kronika.follow(game)) versions.push(event.version);
  console.log(JSON.stringify({ versions, receipt: kronika.receipt(game)?.version }));
} catch (trouble) {
  if (!(trouble instanceof SplitViewError)) throw trouble;
  console.log(JSON.stringify({ because: trouble.because, receipt: trouble.receipt?.version }));
}
