/** Asks in every way that a client has, with a `fetch` of its own; prints what that was asked for. */

import { Kronika } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token] = process.argv.slice(2) as [string, string];
const line = globalThis.fetch;
globalThis.fetch = () => Promise.reject(new Error('the global fetch was asked'));

const asked: string[] = [];
const kronika = new Kronika(url, token, {
  tries: 1,
  fetch: (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
    return line(request);
  },
});
const bot = { kind: 'bot' as const, bot: 'random' };
const { id } = await kronika.openGame({ body: { title: 'tzolkin', seats: [bot, bot] } });
for await (const _ of kronika.follow(id)) continue;
for await (const _ of kronika.replay(id)) continue;
await kronika.export(id);
const over = new AbortController();
const following = { signal: over.signal, line: () => over.abort() };
for await (const _ of kronika.followNews(undefined, following)) break;
console.log(JSON.stringify({ id, token, asked }));
