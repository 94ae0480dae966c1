/** Asks for the review of a game; prints its lines, how far it was said to be, and what went wrong. */

import { Kronika, ReviewError } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, game] = process.argv.slice(2) as [string, string, string];
const kronika = new Kronika(url, token, { tries: 60, first: 5, longest: 20 });
const lines: unknown[] = [];
const states: string[] = [];
let ended: string | null = null;
try {
  for await (const item of kronika.review(game, { quality: 'quick' })) {
    if (item.type === 'progress') states.push(item.state);
    else lines.push(item);
  }
} catch (error) {
  if (!(error instanceof ReviewError)) throw error;
  ended = error.state;
}
console.log(JSON.stringify({ lines, states, ended }));
