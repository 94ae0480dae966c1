/** A game in a page of others: it follows the game, or shows the ply that the address names. It asks
 * as anybody, keeps nothing, and plays nothing. */

import { news } from './news.ts';
import { drawingOf, type Game, gameOf } from './position.ts';
import { language, t } from './words.ts';

const id = location.pathname.split('/').filter(Boolean)[2] ?? '';
const named = new URLSearchParams(location.search).get('ply');

/** Milliseconds until a line that broke is taken up again. */
const AGAIN = 3000;
const SVG = 'http://www.w3.org/2000/svg';

let game: Game | undefined;
/** The ply that is shown; the last one while the game is followed. */
let ply = named !== null && /^\d{1,8}$/.test(named) ? Number(named) : undefined;
let turn = 0;

const position = document.createElement('main');
const steps = document.createElement('nav');
const said = document.createElement('output');
const link = document.createElement('a');
position.className = 'position';
steps.className = 'steps';
link.target = '_blank';
link.rel = 'noopener';
link.textContent = t('open');

const BUTTONS = [
  { sign: 'M3 3h2v10H3zM13 3v10L6 8z', words: t('first'), to: () => 0 },
  { sign: 'M12 3v10L4 8z', words: t('back'), to: () => here() - 1 },
  { sign: 'M4 3v10l8-5z', words: t('on'), to: () => here() + 1 },
  { sign: 'M11 3h2v10h-2zM3 3v10l7-5z', words: t('last'), to: () => undefined },
].map(({ sign, words, to }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(icon(sign));
  button.setAttribute('aria-label', words);
  button.title = words;
  button.addEventListener('click', () => void go(to()));
  return { button, to };
});

/** A drawing on 16 x 16, in the colour of the words around it. */
function icon(d: string): SVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  for (const [name, value] of Object.entries({ viewBox: '0 0 16 16', width: '16', height: '16', 'aria-hidden': 'true' })) {
    drawn.setAttribute(name, value);
  }
  path.setAttribute('d', d);
  path.setAttribute('fill', 'currentColor');
  drawn.append(path);
  return drawn;
}

function here(): number {
  return Math.min(ply ?? game?.ply ?? 0, game?.ply ?? 0);
}

/** Shows a ply; without one the last, from now on. */
async function go(to: number | undefined): Promise<void> {
  ply = to === undefined ? undefined : Math.max(0, Math.min(to, game?.ply ?? 0));
  await show();
}

async function show(): Promise<void> {
  if (game === undefined) return;
  turn += 1;
  const mine = turn;
  const at = here();
  const drawn = await drawingOf(id, at, language);
  if (mine !== turn) return; // something newer is shown
  if (typeof drawn === 'string') return say(t(game.status === 'open' ? 'waiting' : drawn));
  position.replaceChildren(drawn);
  document.title = drawn.querySelector('title')?.textContent ?? document.title;
  const live = ply === undefined && game.status === 'running';
  say(live ? `${t('at', { ply: at, last: game.ply })}. ${t('live')}` : t('at', { ply: at, last: game.ply }));
  link.href = ply === undefined ? `/games/${id}` : `/games/${id}?ply=${at}`;
  for (const { button, to } of BUTTONS) {
    const next = to() ?? game.ply;
    button.disabled = next < 0 || next > game.ply || next === at;
  }
}

function say(words: string): void {
  said.textContent = words;
}

/** Asks how far the game is, and shows it if it is followed. */
async function look(): Promise<void> {
  const told = await gameOf(id, language);
  if (typeof told === 'string') return say(t(told));
  game = told;
  await show();
}

/** The stream says that something has happened; the game is asked for then. A line that breaks is
 * taken up again. */
async function follow(): Promise<void> {
  while (game?.status === 'running' || game?.status === 'open') {
    for await (const _ of news(id, game.version)) await look();
    await new Promise((done) => setTimeout(done, AGAIN));
    await look();
  }
}

document.documentElement.lang = language;
steps.append(...BUTTONS.map(({ button }) => button), said, link);
link.href = `/games/${id}`;
document.body.append(position, steps);
void look().then(follow);
