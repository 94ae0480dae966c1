/** Plays a whole game and reads all its events; prints what the service has answered. */

import { Kronika } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, title] = process.argv.slice(2) as [string, string, string];
const kronika = new Kronika(url, token, { tries: 60, first: 5, longest: 20 });
const me = { kind: 'me' as const };
const game = await kronika.openGame({ body: { title, seats: [me, me] } });
const path = { game_id: game.id };

const answered: number[] = [];
let [seat] = game.awaits;
while (seat !== undefined) {
  const legal = await kronika.getLegalCommands({ path, query: { seat } });
  const command = legal.commands[Math.floor(Math.random() * legal.commands.length)]!;
  const played = await kronika.playMoves({
    path,
    body: { seat, decision: legal.decision, commands: [command] },
  });
  answered.push(...played.moves.map((move) => move.ply));
  [seat] = played.awaits;
}

const streamed: number[] = [];
for await (const event of kronika.follow(game.id)) streamed.push(event.version);
const by_socket: number[] = [];
for await (const event of kronika.followSocket(game.id)) by_socket.push(event.version);
console.log(JSON.stringify({ game: game.id, answered, streamed, by_socket }));
