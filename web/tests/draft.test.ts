/** A turn as a draft: steps are kept, taken back and done again; what reveals is played. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Command } from 'kronika-client';
import { Draft, type Step } from '../src/choosing/draft.ts';
import type { Tried } from '../src/choosing/foretelling.ts';

function tried(sure: boolean, ends: boolean): Tried {
  const legal = { seat: 0, decision: ends ? null : 2, ply: 1, version: 1, commands: [] };
  const says = { sure, ends, idle: false, amounts: [], texts: [] };
  return { preview: { version: 1, certain: sure ? 1 : 0, awaits: [], legal }, scene: { boards: [] }, says };
}

function step(words: string, ends = false): Step {
  return { command: { type: words } as unknown as Command, words, tried: tried(true, ends) };
}

test('steps are kept in order, taken back and done again', () => {
  const draft = new Draft();
  draft.add(step('a'));
  draft.add(step('b'));
  assert.ok(draft.back());
  assert.ok(draft.back());
  assert.equal(draft.back(), false);
  draft.redo();
  draft.redo();
  draft.redo();
  assert.deepEqual(draft.commands, [{ type: 'a' }, { type: 'b' }]);
  draft.back();
  draft.add(step('c'));
  assert.deepEqual([draft.commands.length, draft.undone.value], [2, []]);
  draft.clear();
  assert.equal(draft.scene, undefined);
});

test('the last step waits until the turn is ended', () => {
  const draft = new Draft();
  draft.add(step('a'));
  const ready = () => draft.ready?.words;
  assert.equal(ready(), undefined);
  draft.add(step('b', true));
  assert.equal(ready(), 'b');
  assert.equal(draft.legal?.decision, null);
});

test('what draws and what ends the turn is played', () => {
  const draft = new Draft();
  assert.equal(draft.fate(tried(true, false), false), 'kept');
  assert.equal(draft.fate(tried(true, true), false), 'kept');
  assert.equal(draft.fate(tried(true, true), true), 'played');
  assert.equal(draft.fate(tried(false, false), false), 'played');
  for (let at = 0; at < 99; at += 1) draft.add(step('a'));
  assert.equal(draft.fate(tried(true, false), false), 'played');
});
