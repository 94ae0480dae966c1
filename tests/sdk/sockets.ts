/** Follows a game that is over, by socket and by stream; prints what came. */

import { Kronika, ProblemError } from '../../openapi/sdk/typescript/src/index.ts';

const [url, token, game] = process.argv.slice(2) as [string, string, string];
const kronika = new Kronika(url, token);
const all = async <T>(events: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const one of events) found.push(one);
  return found;
};
const came = await all(kronika.followSocket(game, 0, 0));
const same = JSON.stringify(came) === JSON.stringify(await all(kronika.follow(game, 0, 0)));
const later = (await all(kronika.followSocket(game, 3, 0))).map(({ version }) => version);

let refused: string | undefined;
try {
  await all(new Kronika(url).followSocket(game));
} catch (trouble) {
  if (!(trouble instanceof ProblemError)) throw trouble;
  refused = trouble.kind;
}

const stop = new AbortController();
const stopped: number[] = [];
for await (const { version } of kronika.followSocket(game, 0, 0, { signal: stop.signal })) {
  stopped.push(version);
  if (version === 2) stop.abort();
}
const versions = came.map(({ version }) => version);
console.log(JSON.stringify({ same, versions, later, refused, stopped }));
