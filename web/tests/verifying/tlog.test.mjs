// The formats of C2SP as far as the browser reads them: proofs, checkpoints, cosignatures, policies.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { base64, hex, utf8 } from '../../src/verifying/bytes.ts';
import { checkpointIn } from '../../src/verifying/checkpoints.ts';
import { cosignatures, cosigned, cosignedMessage } from '../../src/verifying/cosignatures.ts';
import { signedHead } from '../../src/verifying/heads.ts';
import { faultOf, placed, stepsOf, twoStepsIn } from '../../src/verifying/inclusion.ts';
import { epochOfRoot, keysFor, logOf } from '../../src/verifying/logs.ts';
import { takenApart, textOf } from '../../src/verifying/notes.ts';
import { policyIn } from '../../src/verifying/policies.ts';
import { verifyProof } from '../../src/verifying/proof-report.ts';
import { isMet, judgedBy } from '../../src/verifying/quorum.ts';
import { tlogProofIn, tlogProofText } from '../../src/verifying/tlog-proofs.ts';
import { keyOf, witnessOf } from '../../src/verifying/vkeys.ts';
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js';

const golden = (name) => readFileSync(new URL(`../../../tests/golden/${name}`, import.meta.url), 'utf-8');
const NAME = 'kronika.example';
const { public_key: KEY } = JSON.parse(golden('audit/signatures.json'));
const LINK = golden('tlog/link.tlog-proof');
const LATER = golden('tlog/link-epoch-2.tlog-proof');
const NOTE = golden('c2sp/ml-dsa-44.note');

/** A key of ML-DSA-44 that a witness could have, and its line under a checkpoint at a time. */
async function lasting(name, seed) {
  const { publicKey, secretKey } = ml_dsa44.keygen(new Uint8Array(32).map((_, at) => seed[at] ?? seed));
  const data = Uint8Array.of(6, ...publicKey);
  const id = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.of(...utf8(`${name}\n`), ...data))).slice(0, 4);
  const sign = (note, seconds) => {
    const message = cosignedMessage(name, BigInt(seconds), checkpointIn(textOf(note)));
    const time = new Uint8Array(8);
    new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
    return `\u2014 ${name} ${base64(Uint8Array.of(...id, ...time, ...ml_dsa44.sign(message, secretKey)))}\n`;
  };
  return { text: `${name}+${hex(id)}+${base64(data)}`, sign };
}

test('a proof is read and spelt as the specification has it', () => {
  const { index, path, checkpoint, extra } = tlogProofIn(LINK);
  assert.deepEqual([index, path.length, checkpoint.split('\n')[0]], [1, 2, NAME]);
  assert.equal(tlogProofText({ index, path, checkpoint, extra }), LINK);
  const bare = 'c2sp.org/tlog-proof@v1\nindex 0\n\nlog\n1\n';
  assert.deepEqual(tlogProofIn(bare), { index: 0, path: [], checkpoint: 'log\n1\n', extra: undefined });
  const changes = [
    ['@v1', '@v2'], ['\nextra ', '\nmore '], ['index 1', 'index 01'], ['index 1', 'index -1'],
    ['index 1\n', ''], ['\n\n', '\n'], ['=\n\nkronika', '\n\nkronika'], ['\nextra ', '\nextra !'],
  ];
  for (const [old, fresh] of changes) assert.throws(() => tlogProofIn(LINK.replace(old, fresh)), old);
  const long = (steps) => tlogProofText({ index: 0, path: Array(steps).fill(new Uint8Array(32)), checkpoint: 'x' });
  assert.equal(tlogProofIn(long(63)).path.length, 63);
  assert.throws(() => tlogProofIn(long(64)));
});

test('a link is proven in two steps, in any epoch, under the name of that', async () => {
  const key = await keyOf(KEY);
  const format = 'kronika-export/4';
  for (const [text, epoch] of [[LINK, 1], [LATER, 2]]) {
    const steps = twoStepsIn(text);
    const where = await placed(text, format, [key], steps.entry);
    assert.deepEqual([where.signer.text, where.log.epoch, faultOf(where, 'gam_vector')], [KEY, epoch, undefined]);
    assert.equal(faultOf(where, 'gam_vectors'), 'other-log');
    const other = steps.entry.replace('"version":3', '"version":4');
    assert.equal(faultOf(await placed(text, format, [key], other), 'gam_vector'), 'not-included');
    for (const bent of [{ index: 0 }, { path: steps.inner.path.slice(1) }]) {
      const { linked, rooted } = await stepsOf({ ...steps, inner: { ...steps.inner, ...bent } });
      assert.deepEqual([linked, rooted], [false, true]);
    }
    const { linked, rooted } = await stepsOf({ ...steps, outer: { ...steps.outer, index: 2 } });
    assert.deepEqual([linked, rooted], [true, false]);
  }
  const stranger = await keyOf(JSON.parse(golden('audit/keys.json'))[0].known[0]);
  await assert.rejects(placed(LINK, format, [stranger], twoStepsIn(LINK).entry), /no key that is known/);
});

test('names of logs', async () => {
  assert.deepEqual(logOf(`${NAME}/log/64/20/epoch/2`, NAME), { partitions: 64, partition: 20, epoch: 2 });
  for (const [origin, epoch] of [[NAME, 1], [`${NAME}/epoch/2`, 2], [`${NAME}/epoch/1`], [`${NAME}/epoch/02`], [`${NAME}s`], [`${NAME}/log/64/20`]]) {
    assert.equal(epochOfRoot(origin, NAME), epoch, origin);
  }
  const [{ known, key }] = await keysFor(`${NAME}/epoch/2`, [await keyOf(KEY)]);
  assert.equal(known.text, KEY);
  assert.equal((await keyOf(key.text)).name, `${NAME}/epoch/2`);
});

test('what was cosigned with ML-DSA-44 once, holds', async () => {
  const { signatures } = takenApart(NOTE);
  const { name, blob } = signatures[1];
  assert.equal(blob.length, 4 + 8 + 2420);
  assert.equal(hex(cosignedMessage(name, 1795262400n, checkpointIn(textOf(NOTE)))), [
    '737562747265652f76310a00', '13', '7769746e6573732e6578616d706c652f616461', '000000006b0187c0',
    '0f', '6b726f6e696b612e6578616d706c65', '0000000000000000', '000000000000000c',
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  ].join(''));
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
  const ada = await lasting(name, createHmac('sha256', seed).update('kronika/ml-dsa-44/1\n').digest());
  assert.deepEqual(await cosigned(NOTE, [await witnessOf(ada.text)]), [1795262400]);
});

test('cosignatures of both kinds count, wrong ones are told, unknown ones do not matter', async () => {
  const { checkpoint } = twoStepsIn(LINK).outer;
  const [ada, bob] = await Promise.all([lasting('ada.example', 1), lasting('bob.example', 2)]);
  const note = checkpoint + ada.sign(checkpoint, 1795262400) + bob.sign(checkpoint, 0);
  const known = await Promise.all([ada.text, bob.text].map(witnessOf));
  assert.deepEqual(await cosigned(note, known), [1795262400]);
  assert.deepEqual(await cosigned(checkpoint, known), []);
  await assert.rejects(cosignatures(note.replace('\n3\n', '\n4\n'), known), /cosignature of ada.example is wrong/);
  const bent = note.replace(/(ada\.example \S{2000})(.)/, (_, front, one) => `${front}${one === 'A' ? 'B' : 'A'}`);
  await assert.rejects(cosignatures(bent, known));
  assert.deepEqual(await cosigned(bent, known.slice(1)), []);
  const service = await lasting(NAME, 3);
  const lines = checkpoint.slice(0, checkpoint.indexOf('\u2014')) + service.sign(checkpoint, 1795262400);
  const keys = (await policyIn(`log ${service.text}\nquorum none\n`)).logs.map(({ key }) => key);
  assert.equal((await signedHead(lines, keys)).signer.text, service.text);
});

test('a policy: groups of groups, comments, names that are no ASCII', async () => {
  const people = ['X1', 'X2', 'X3', 'Y1', 'Y2', 'Y3', '\u212a'];
  const keys = await Promise.all(people.map((name, index) => lasting(`w${index}.example`, index + 1)));
  const lines = [
    '# comment', '\t ', ` log ${KEY}\thttps://kronika.example/v1/log `,
    ...people.map((name, index) => `witness ${name} ${keys[index].text}`),
    'group X-witnesses 2 X1 X2 X3', 'group Y-witnesses any Y1 Y2 Y3', 'group both all X-witnesses Y-witnesses', 'quorum both',
  ];
  const policy = await policyIn(lines.join('\n'));
  assert.equal(policy.logs[0].url, 'https://kronika.example/v1/log');
  for (const [names, met] of [[['X1', 'X2'], false], [['X1', 'Y1', 'Y2'], false], [['X3', 'X1', 'Y2'], true], [[], false]]) {
    assert.equal(isMet(policy, new Set(names)), met, names.join());
  }
  const { checkpoint } = twoStepsIn(LATER).outer;
  const note = checkpoint + [0, 2, 4].map((one) => keys[one].sign(checkpoint, 1795262400)).join('');
  const judged = await judgedBy(policy, note);
  assert.deepEqual([judged.log.text, judged.met], [KEY, true]);
  assert.deepEqual(judged.witnesses.map(({ outcome }) => outcome === 'cosigned'), [true, false, true, false, true, false, false]);
  const less = await judgedBy(policy, checkpoint + keys[0].sign(checkpoint, 1795262400));
  assert.equal(less.met, false);
  const nobody = await policyIn('quorum none\n');
  assert.deepEqual([(await judgedBy(nobody, note)).met, (await judgedBy(nobody, note)).log], [true, undefined]);
});

test('what is no policy is told with its line', async () => {
  const [ada, bob] = await Promise.all([lasting('ada.example', 1), lasting('bob.example', 2)]);
  const begun = `log ${KEY}\nwitness A ${ada.text}\n`;
  const cases = [
    ['', 'no-quorum', 0], ['quorum A\r\n', 'octet', 3], ['quorum none\nquorum none\n', 'second-quorum', 4],
    ['watcher\n', 'keyword', 3], [`log ${KEY}\n`, 'duplicate-key', 3], [`witness B ${KEY}\n`, 'witness-key', 3],
    [`log ${ada.text.replace('ada', 'eve')}\n`, 'log-key', 3], [`witness A ${bob.text}\n`, 'name-twice', 3],
    [`witness none ${bob.text}\n`, 'none-defined', 3], ['group G 2 A\n', 'threshold', 3], ['group G 01 A\n', 'threshold', 3],
    ['group G any A\ngroup H any A\n', 'member-twice', 4], ['group G any B\n', 'unknown-name', 3],
    ['group G any none\n', 'none-member', 3], ['group G all\n', 'group-words', 3], ['quorum G\n', 'unknown-name', 3],
    ['quorum\n', 'quorum-words', 3], ['log\n', 'log-words', 3], ['witness B\n', 'witness-words', 3],
  ];
  for (const [text, code, line] of cases) {
    await assert.rejects(policyIn(begun + text), ({ said }) => said.code === code && said.line === line, text);
  }
});

test('a proof alone: what holds, what is wrong, and what nobody vouches for', async () => {
  const outcomes = async (text, evidence) => {
    const { outcome, steps } = await verifyProof(text, evidence);
    return [outcome, ...steps.map((one) => `${one.name}: ${one.told.code}`)];
  };
  assert.deepEqual(await outcomes(LINK, { keys: [KEY] }), ['good', 'form: fits', 'link: fits', 'root: fits', 'signature: known']);
  assert.deepEqual(await outcomes(LATER), ['unknown', 'form: fits', 'link: fits', 'root: fits', 'signature: nobody']);
  const bent = LINK.replace('index 1', 'index 0');
  assert.deepEqual(await outcomes(bent, { keys: [KEY] }), ['bad', 'form: fits', 'link: fits', 'root: not-included', 'signature: known']);
  assert.deepEqual(await outcomes(LINK.replace('extra', 'more')), ['bad', 'form: malformed']);
  const forged = LINK.replace('\n3\n', '\n4\n');
  assert.equal((await outcomes(forged, { keys: [KEY] })).at(-1), 'signature: wrong');
  const ada = await lasting('ada.example', 1);
  const policy = await policyIn(`log ${KEY}\nwitness A ${ada.text}\nquorum A\n`);
  assert.deepEqual((await outcomes(LINK, { policy })).slice(-1), ['policy: unmet']);
  const seen = LINK + ada.sign(twoStepsIn(LINK).outer.checkpoint, 1795262400);
  assert.deepEqual((await outcomes(seen, { policy })).filter((_, index) => index % 5 === 0), ['good', 'policy: met']);
  const { game, head } = JSON.parse(twoStepsIn(LINK).entry);
  assert.equal(game.length + head.length, 128);
  const events = [{}, {}, { hash: head, ply: 1 }];
  const name = 'game.json';
  const told = async (hash) => (await outcomes(LINK, { keys: [KEY], documents: [{ name, export: { game: { id: 'gam_vector' }, events: [...events.slice(0, 2), { hash, ply: 1 }] } }] })).at(-1);
  assert.equal(await told(head), 'document: fits');
  assert.equal(await told(game), 'document: other-history');
});
