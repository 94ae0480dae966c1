/**
 * What a replay gives against what the service draws: `node tests/replaying.ts FILE`, where the
 * file holds `lines` of a replay and some `scenes` by ply. Says how many were compared.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { ReplayLine, Scene } from 'kronika-client';
import { Summary } from '../src/replay/summary.ts';

interface Told {
  readonly lines: readonly ReplayLine[];
  readonly scenes: Readonly<Record<string, Scene>>;
}

const told = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Told;
const summary = new Summary();
for (const line of told.lines) summary.take(line);
for (const [ply, scene] of Object.entries(told.scenes)) {
  assert.deepEqual(summary.moments.get(Number(ply))?.scene, scene, `the scene of ply ${ply}`);
}
console.log(`${Object.keys(told.scenes).length} scenes are the same`);
