/** Sits down as the second player and plays nothing; prints how the game began. */

import { Kronika } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, game] = process.argv.slice(2) as [string, string, string];
const kronika = new Kronika(url, token);
const path = { game_id: game };
const shown = await kronika.joinGame({ path, body: {} });
const { status } = await kronika.getGame({ path });
console.log(JSON.stringify({ awaited: shown.entropy_awaited ?? [], status, left: kronika.texts.items.size }));
