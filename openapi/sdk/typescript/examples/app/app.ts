/** An app of another origin: signs a player in, lists the games that wait, plays a move. */

import { type Command, Kronika } from 'kronika-client';

const settings = new URLSearchParams(document.body.dataset['kronika']);
const [url, app] = [settings.get('url')!, settings.get('app')!];
const main = document.querySelector('main')!;

/** A button, and what it does. */
function button(words: string, act: () => Promise<unknown>): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = words;
  made.onclick = () => act().catch(say);
  return made;
}

function say(what: unknown): void {
  main.replaceChildren(String(what), button('Once more', begin));
}

/** What a player sees first: the way in, or the games that wait. */
async function begin(): Promise<void> {
  const kronika = await Kronika.finishLogin();
  if (kronika) return list(kronika);
  const scopes = ['read', 'play'] as const;
  main.replaceChildren(button('Sign in', () => Kronika.login({ url, app, scopes })));
}

/** The games that wait for the player. */
async function list(kronika: Kronika): Promise<void> {
  const { name } = await kronika.getMyAccount();
  const { items } = await kronika.listGames({ query: { awaited: name, status: 'running' } });
  const games = items.map(({ id, title }) => button(`${title} ${id}`, () => choose(kronika, id)));
  main.replaceChildren(`${name}: ${items.length} waiting `, ...games, button('Sign out', leave));
}

/** All that the player can do in a game. */
async function choose(kronika: Kronika, id: string): Promise<void> {
  const path = { game_id: id };
  const me = await kronika.getMyAccount();
  const { seats, awaits } = await kronika.getGame({ path });
  const seat = seats.find((one) => one.account?.id === me.id && awaits.includes(one.seat))!.seat;
  const { decision, commands } = await kronika.getLegalCommands({ path, query: { seat } });
  const play = async (command: Command) => {
    await kronika.playMoves({ path, body: { seat, decision, commands: [command] } });
    await list(kronika);
  };
  main.replaceChildren(...commands.map((one) => button(JSON.stringify(one), () => play(one))));
}

async function leave(): Promise<void> {
  await Kronika.logout();
  await begin();
}

await begin().catch((trouble) => say(trouble));
