// The published vectors, worked out by the browser's own verifier.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hex, unbase64, unhex } from '../../src/verifying/bytes.ts';
import { commitment, genesis, linkHash, linkText } from '../../src/verifying/chain.ts';
import * as chance from '../../src/verifying/chance.ts';
import { mac } from '../../src/verifying/hashing.ts';
import { canonical, read } from '../../src/verifying/json.ts';
import { hasGame, logOf } from '../../src/verifying/logs.ts';
import { isIncluded, leafHash } from '../../src/verifying/merkle.ts';
import { opened } from '../../src/verifying/notes.ts';
import { receipted } from '../../src/verifying/signatures.ts';
import { termsOf } from '../../src/verifying/terms.ts';
import { keyOf } from '../../src/verifying/vkeys.ts';
import { verify } from '../../src/verifying/verify.ts';

const FOLDER = new URL('../../../tests/golden/audit/', import.meta.url);
const bytesOf = (name) => readFileSync(new URL(name, FOLDER));
/** Documents of the format before, whose draws go by ply. */
const KEPT = ['lanterns-committed', 'lanterns-finished', 'lanterns-seat-1'];
const vectors = (name) => JSON.parse(bytesOf(name));

test('hashes, salts, commitments', async () => {
  const { seed, commitment: committed, field, entropy } = vectors('primitives.json');
  assert.equal(await chance.seedCommitment(unhex(seed)), committed);
  const salts = await chance.saltsOf(unhex(seed));
  assert.equal(hex(await salts(field.version, field.pointer)), field.salt);
  assert.equal(canonical(field.value), field.canonical);
  assert.equal(await commitment(unhex(field.salt), field.value), field.committed);
  assert.equal(await chance.entropyCommitment(entropy.text), entropy.commitment);
  const withheld = await chance.drawingSeed(unhex(seed), entropy.entropies);
  assert.equal(hex(withheld), entropy.drawing_seed);
});

test('links', async () => {
  const { commitment: committed, field, link } = vectors('primitives.json');
  const first = await genesis({ proof: { commitment: committed }, game: { id: link.game } });
  assert.equal(first, link.genesis);
  const [at, version] = ['2026-11-21T12:00:00.000005Z', 7];
  const [ply, seat, decision] = [3, 1, 4];
  const sealed = { [field.pointer]: { committed: field.committed, size: field.value.length } };
  const [action, fact] = link.data.map((data) => ({ at, ply, data, type: data.type }));
  const events = [
    { ...action, seat, decision, version: version - 1 },
    { ...fact, sealed, version },
  ];
  assert.equal(await linkHash(linkText(link.game, first, events)), link.hash);
  const drawn = [events[0], { ...events[1], draws: link.draws }];
  assert.equal(await linkHash(linkText(link.game, first, drawn)), link.hash_with_draws);
});

test('draws', async () => {
  const { seed, chance: drawn } = vectors('primitives.json');
  const drawing = await chance.drawingSeed(unhex(seed), drawn.entropies);
  assert.equal(hex(drawing), drawn.drawing_seed);
  const draws = drawn.draws.map(({ label, below }) => ({ label, below: BigInt(below) }));
  const small = draws.filter(({ below }) => below < 2n ** 53n).length;
  const outcomes = await chance.outcomesOf(await mac(drawing), drawn.ply, draws);
  assert.deepEqual(
    outcomes.slice(0, small).map(String),
    drawn.draws.slice(0, small).map(({ outcome }) => outcome),
  );
});

test('draws by name', async () => {
  const { chance: drawn, named } = vectors('primitives.json');
  const draws = named.draws.map(({ label, below }) => ({ label, below: BigInt(below) }));
  const before = { branch: named.branch, made: new Map(Object.entries(named.before)) };
  const outcomes = await chance.namedOutcomes(await mac(unhex(drawn.drawing_seed)), before, draws);
  const small = draws.filter(({ below }) => below < 2n ** 53n).length;
  assert.deepEqual(
    outcomes.slice(0, small).map(String),
    named.draws.slice(0, small).map(({ outcome }) => outcome),
  );
});

test('a list of draws that says others than the log is found out', async () => {
  const raw = bytesOf('named-finished.json');
  const whole = JSON.parse(raw);
  const draws = whole.events.flatMap(({ ply, draws: made = {} }) =>
    Object.entries(made).flatMap(([label, count]) => Array(count).fill({ ply, label, below: 1, outcome: 0 })),
  );
  const last = draws.at(-1);
  assert.ok(last.ply > 0);
  const codes = async (list) =>
    (await chance.brokenDraws(whole, list, async () => undefined)).map(({ ply, because }) => [ply, because.code]);
  assert.deepEqual(await codes(draws), []);
  assert.deepEqual(await codes(draws.slice(0, -1)), [[last.ply, 'other-count']]);
  assert.deepEqual(await codes(draws.with(-1, { ...last, outcome: 1 })), [[last.ply, 'other-draw']]);
});

test('signed notes, receipts, inclusion', async () => {
  const found = vectors('signatures.json');
  const keys = [await keyOf(found.public_key)];
  await opened(found.note, keys);
  await assert.rejects(opened(found.note.replace(/[a-z]/, 'X'), keys));
  for (const receipt of found.receipts) {
    assert.equal((await receipted(receipt, keys)).text, found.public_key);
    await assert.rejects(receipted({ ...receipt, ply: receipt.ply + 1 }, keys));
  }
  const [origin, size, root] = (await opened(found.checkpoint, keys)).text.split('\n');
  const log = logOf(origin, 'kronika.example');
  assert.deepEqual([hasGame(log, 'gam_vector'), hasGame(log, 'gam_vectors')], [true, false]);
  const path = found.inclusion_of_leaf_2.map(unhex);
  const leaf = await leafHash(found.leaves[2]);
  assert.ok(await isIncluded(leaf, 2, Number(size), path, unbase64(root)));
  assert.ok(!(await isIncluded(leaf, 1, Number(size), path, unbase64(root))));
});

test('keys that follow from known ones', async () => {
  for (const { name, known, notes, terms } of vectors('keys.json')) {
    const work = async () => termsOf(await Promise.all(known.map(keyOf)), notes);
    if (terms === null) await assert.rejects(work, name);
    else {
      const found = (await work()).map(({ key, since, until }) => ({ key: key.text, since, until }));
      assert.deepEqual(found, terms, name);
    }
  }
});

for (const name of KEPT.concat('named-committed', 'named-finished', 'named-seat-1')) {
  test(`the export ${name} is good, and bent it is not`, async () => {
    const raw = bytesOf(`${name}.json`);
    const report = await verify(raw);
    assert.deepEqual(report.findings, []);
    const spelt = JSON.stringify(JSON.parse(raw), null, 2);
    assert.equal((await verify(new TextEncoder().encode(spelt))).rewritten, true);
    const [at] = /"at":"[^"]+[1-9]Z"/.exec(raw.toString());
    const bent = raw.toString().replace(at, at.replace(/.Z"$/, '0Z"'));
    assert.equal((await verify(new TextEncoder().encode(bent))).firstBadPly, 0);
  });
}

test('JSON that could be read in two ways is refused', () => {
  assert.deepEqual(read(' {"b" : [1, "\\u00e9\\/"], "a":null}\n'), { b: [1, 'é/'], a: null });
  assert.deepEqual(Object.keys(read('{"__proto__":{"x":1}}')), ['__proto__']);
  const twice = ['{"a":1,"a":1}', '1.0', '1e2', '-0', '01', '9007199254740993', '"\\ud800"', '"\t"'];
  const broken = ['[1,]', '{"a":}', '{"a"}', '[1 2]', 'nul', 'nulls', '', '1 2', '\ufeff1', '"\\x"'];
  for (const text of [...twice, ...broken]) assert.throws(() => read(text), text);
});
