/** Runs where nothing is called `WebSocket`; prints what is said then, and what a given one is asked. */

import { Kronika, type Socket } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, game] = process.argv.slice(2) as [string, string, string];
const kronika = new Kronika(url, token, { tries: 1 });
let because: string | undefined;
try {
  kronika.followSocket(game);
} catch (trouble) {
  because = String(trouble);
}

let asked: string | undefined;
class Given implements Socket {
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  constructor(wanted: string) {
    asked = wanted.slice(wanted.indexOf('/v1'));
    setTimeout(() => (this.onclose as unknown as (event: object) => void)({ code: 1006 }));
  }
  send(): void {}
  close(): void {}
}
try {
  await kronika.followSocket(game, 0, undefined, { WebSocket: Given }).next();
} catch {
  // nobody was there
}
console.log(JSON.stringify({ because, asked }));
