/** Which requests the browser answers itself, and the stream that it makes of a branch. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredHere, gameHere } from '../src/referee/addresses.ts';
import { followed } from '../src/referee/following.ts';
import { Stirring } from '../src/referee/stirring.ts';

const FILE = '/games/file-0123456789abcdef';
const BRANCH = 'branch-0123456789abcdef';

test('only what is here is answered here', () => {
  for (const path of [`/v1${FILE}`, `/v1${FILE}/replay`, `/v1/games/${BRANCH}/moves`, '/v1/files', '/v1/reports', '/v1/worlds/gam_1']) {
    assert.ok(answeredHere(path, '/verify'), path);
  }
  for (const path of ['/v1/games', '/v1/games/gam_1/replay', '/v1/titles/tzolkin/components', '/v1/fileserver', '/v1/home']) {
    assert.ok(!answeredHere(path, '/games/gam_1'), path);
  }
  assert.ok(answeredHere('/v1/titles/tzolkin/components', FILE));
  assert.ok(!answeredHere('/v1/home', FILE));
  assert.equal(gameHere(`${FILE}/audit`), 'file-0123456789abcdef');
  assert.equal(gameHere('/games/new'), undefined);
});

/** A branch in which seat 1 is a bot: it answers each move of seat 0 with two of its own. */
class Branch {
  readonly events: { version: number; data: { type: string } }[] = [];
  readonly stirring = new Stirring();
  due = 0;

  happen(type: string): void {
    this.events.push({ version: this.events.length + 1, data: { type } });
    this.stirring.stir();
  }

  play(): void {
    this.due += 2;
    this.happen('mine');
  }

  readonly ask = async (path: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(path, 'http://here.test');
    if (pathname.endsWith('/events')) {
      const after = Number(searchParams.get('after'));
      return Response.json({ items: this.events.slice(after, after + 2), next: this.events.length > after + 2 ? 'more' : null });
    }
    if (pathname.endsWith('/bots')) {
      if (this.due === 0) return new Response(null, { status: 204 });
      this.due -= 1;
      this.happen('of the bot');
      return new Response(null, { status: 201 });
    }
    return Response.json({ status: this.events.length >= 8 ? 'finished' : 'running' });
  };
}

test('a stream of a branch tells each event once, lets bots play, and ends with the game', async () => {
  const branch = new Branch();
  branch.happen('begun');
  branch.happen('set up');
  const { signal } = new AbortController();
  const answer = followed({ game: BRANCH, after: 1, seat: null, stirring: branch.stirring, ask: branch.ask, signal });
  assert.equal(answer.headers.get('Content-Type'), 'text/event-stream');
  const told: string[] = [];
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    told.push(...piece.trim().split('\n\n').map((one) => one.split('\n').slice(0, 2).join(' ')));
    if (told.length === 1 || told.length === 4) branch.play();
  }
  const bots = ['of the bot', 'of the bot'];
  const types = ['set up', 'mine', ...bots, 'mine', ...bots];
  assert.deepEqual(told, [...types.map((type, at) => `id: ${at + 2} event: ${type}`), 'event: stream.end data: {"type":"stream.end"}']);
});

test('whoever leaves a stream ends it', async () => {
  const branch = new Branch();
  branch.happen('begun');
  const left = new AbortController();
  const answer = followed({ game: BRANCH, after: 0, seat: null, stirring: branch.stirring, ask: branch.ask, signal: left.signal });
  const reader = answer.body!.getReader();
  assert.ok(!(await reader.read()).done);
  left.abort();
  assert.ok((await reader.read()).done);
});
