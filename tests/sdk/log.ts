/** Follows the whole log until an event of a game has come; prints each item's place. */

import { Kronika } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, after, game, last] = process.argv.slice(2) as [string, string, string, string, string];
const kronika = new Kronika(url, token, { tries: 60, first: 5, longest: 20 });
const told: unknown[] = [];
for await (const { position, item } of kronika.followLog(after)) {
  if (item.game !== game) continue;
  told.push([item.type, item.event.version]);
  if (`${item.type} ${item.event.version}` === last) {
    console.log(JSON.stringify({ position, told }));
    break;
  }
}
