// A whole game by openapi-fetch, with the types that openapi-typescript has made: node fetch.js URL TITLE SEATS
import createClient from 'openapi-fetch';
import type { components, paths } from './made.js';

type Command = components['schemas']['Command'];

const [url = '', title = '', number = '2'] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: url });

function told<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

const { token } = told(await client.POST('/v1/accounts', { body: { bot: true } }));
client.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
});
const seats: components['schemas']['SeatWanted'][] = [{ kind: 'me' }];
while (seats.length < Number(number)) seats.push({ kind: 'bot' });
const game = told(await client.POST('/v1/games', { body: { title, seats } }));
const path = { game_id: game.id };

function chosen(commands: readonly Command[], ply: number): Command | undefined {
  const busy = commands.filter(({ type }) => !/\.(pass|resign|decline)$/.test(type));
  const open = busy.length > 0 ? busy : commands;
  return open[(ply * 7) % open.length];
}

for (;;) {
  const asked = { params: { path, query: { seat: 0 } } };
  const legal = told(await client.GET('/v1/games/{game_id}/legal', asked));
  const command = chosen(legal.commands, legal.ply);
  if (command === undefined) {
    const now = told(await client.GET('/v1/games/{game_id}', { params: { path } }));
    if (now.status === 'finished') {
      console.log(`${title} ${now.id} ${now.status} after ${now.ply} moves`);
      break;
    }
    continue;
  }
  const { error, response } = await client.POST('/v1/games/{game_id}/moves', {
    params: { path, header: { 'Idempotency-Key': `${game.id}-${legal.ply}` } },
    body: { seat: 0, decision: legal.decision, commands: [command] },
  });
  if (error !== undefined && response.status !== 409) throw new Error(JSON.stringify(error));
}
