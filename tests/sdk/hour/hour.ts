/**
 * A developer's first hour: an account, a webhook, a whole game, its log, its export.
 *
 * It has what a running service hands out, and nothing else of the project. The strategy is to take
 * what comes first.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verify } from '@kronika/verify';
import { Kronika, webhooks } from 'kronika-client';

const url = process.env['KRONIKA_URL'] ?? '';
let secret = '';
let told = () => {};
const ended = new Promise<void>((resolve) => {
  told = resolve;
});
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const delivery = await webhooks.opened(secret, headers, Buffer.concat(parts).toString());
  response.writeHead(204).end();
  if (delivery.type === 'game.ended') told();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

const { token } = await new Kronika(url).createAccount({ body: { name: `hour-${crypto.randomUUID().slice(0, 8)}` } });
const kronika = new Kronika(url, token);
const hook = { url: `http://127.0.0.1:${port}/`, types: ['game.ended' as const] };
({ secret } = await kronika.createWebhook({ body: hook }));
const me = { kind: 'me' as const };
let game = await kronika.openGame({ body: { title: 'ancient-knowledge', seats: [me, me] } });
const path = { game_id: game.id };
while (game.status === 'running') {
  const seat = game.awaits[0]!;
  const { decision, commands } = await kronika.getLegalCommands({ path, query: { seat } });
  await kronika.playMoves({ path, body: { seat, decision, commands: commands.slice(0, 1) } });
  game = await kronika.getGame({ path });
}
let events = 0;
for await (const { version } of kronika.follow(game.id)) {
  events += 1;
  if (version !== events) throw new Error(`event ${version} came as number ${events}`);
}
writeFileSync('game.json', await kronika.export(game.id));
const keys = (await kronika.listKeys()).items.map(({ key }) => key);
writeFileSync('keys.txt', keys.map((key) => `${key}\n`).join(''));
await ended;
server.close();
const report = await verify(readFileSync('game.json'), { keys });
if (!report.good || !report.vouched) throw new Error(JSON.stringify(report.findings));
console.log(`${game.status} after ${game.ply} moves and ${events} events; the webhook was told`);
