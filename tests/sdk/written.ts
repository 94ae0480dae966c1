/** Opens games and lists them at once; how many of its games each list has. */

import { Kronika } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, player, times] = process.argv.slice(2) as [string, string, string, string];
const kronika = new Kronika(url, token);
const found: number[] = [];
for (let round = 0; round < Number(times); round += 1) {
  await kronika.openGame({ body: { title: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] } });
  found.push((await kronika.listGames({ query: { player } })).items.length);
}
console.log(JSON.stringify(found));
