// A whole game by a client that @hey-api/openapi-ts has made: node hey.js URL TITLE SEATS
import { createClient } from './made/client/index.js';
import { createAccount, getGame, getLegalCommands, openGame, playMoves } from './made/sdk.gen.js';
import type { Command, SeatWanted } from './made/types.gen.js';

const [url = '', title = '', number = '2'] = process.argv.slice(2);
const client = createClient({ baseUrl: url, throwOnError: true });
const asked = { client, throwOnError: true } as const;

const { data: made } = await createAccount({ ...asked, body: { bot: true } });
client.setConfig({ auth: made.token });
const seats: SeatWanted[] = [{ kind: 'me' }];
while (seats.length < Number(number)) seats.push({ kind: 'bot' });
const { data: game } = await openGame({ ...asked, body: { title, seats } });
const path = { game_id: game.id };

function chosen(commands: readonly Command[], ply: number): Command | undefined {
  const busy = commands.filter(({ type }) => !/\.(pass|resign|decline)$/.test(type));
  const open = busy.length > 0 ? busy : commands;
  return open[(ply * 7) % open.length];
}

for (;;) {
  const { data: legal } = await getLegalCommands({ ...asked, path, query: { seat: 0 } });
  const command = chosen(legal.commands, legal.ply);
  if (command === undefined) {
    const { data: now } = await getGame({ ...asked, path });
    if (now.status === 'finished') {
      console.log(`${title} ${now.id} ${now.status} after ${now.ply} moves`);
      break;
    }
    continue;
  }
  const { response } = await playMoves({
    client,
    path,
    headers: { 'Idempotency-Key': `${game.id}-${legal.ply}` },
    body: { seat: 0, decision: legal.decision, commands: [command] },
  });
  if (response?.status !== 201 && response?.status !== 409) throw new Error(`refused: ${response?.status}`);
}
