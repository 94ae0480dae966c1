/** Signatures that the verifier with the rules asks about. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ask, answersTo } from '../src/verifying/asks.ts';
import { base64, unbase64, utf8 } from '../src/verifying/bytes.ts';

const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
const key = base64(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
const message = utf8('a head\n');
const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message));

const ask = (id: string, said: Partial<Ask> = {}): Ask => ({
  id,
  algorithm: 'ed25519',
  public: key,
  signature: base64(signature),
  message: base64(message),
  ...said,
});

test('each is answered by its id: right, or not', async () => {
  const asks = [ask('right'), ask('other', { message: base64(utf8('another\n')) }), ask('short', { signature: base64(signature.slice(1)) })];
  assert.deepEqual(await answersTo(asks), { right: true, other: false, short: false });
});

test('what cannot be a key has signed nothing', async () => {
  const asks = [ask('odd', { public: base64(utf8('short')) }), ask('long', { algorithm: 'ml-dsa-44' })];
  assert.deepEqual(await answersTo(asks), { odd: false, long: false });
});

test('any number of bytes is spelt in base64', () => {
  for (const length of [0, 1, 2, 3, 24_575, 24_576, 24_577, 100_001]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    const text = base64(bytes);
    assert.equal(text, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
    assert.deepEqual(unbase64(text), bytes);
  }
});
