/**
 * A stream that is asked for with a token ends when its reader aborts, also after the garbage
 * collector has been there: `node --expose-gc aborting.mjs <access.js>` prints how it ended.
 */

import { createServer } from 'node:http';

const { bearing, fixed } = await import(process.argv[2]);

const server = createServer((_, answer) => {
  answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
  answer.write(': begun\n\n');
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

async function begun(signal) {
  const send = bearing(fixed('kronika_tok_x'), fetch);
  const answer = await send(`http://127.0.0.1:${server.address().port}/`, { signal });
  const reader = answer.body.getReader();
  await reader.read();
  return reader;
}

const line = new AbortController();
const reader = await begun(line.signal);
const end = reader.read().then(() => 'a byte', (trouble) => trouble.name);
for (let round = 0; round < 20; round += 1) {
  globalThis.gc();
  await new Promise((turn) => setImmediate(turn));
}
line.abort();
const late = new Promise((told) => setTimeout(told, 60_000, 'it goes on').unref());
console.log(await Promise.race([end, late]));
process.exit();
