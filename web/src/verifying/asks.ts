/**
 * Signatures that the verifier with the rules asks about: it runs where no library checks any.
 *
 * They are checked as this verifier checks its own, by Web Cryptography and the code for ML-DSA-44.
 */

import { type Bytes, unbase64 } from './bytes.ts';
import { canCheckSignatures, signed } from './hashing.ts';
import { mlDsaSigned } from './ml-dsa.ts';

/** A signature to be checked; key, signature and message are raw bytes in base64. */
export interface Ask {
  readonly id: string;
  readonly algorithm: 'ed25519' | 'ml-dsa-44';
  readonly public: string;
  readonly signature: string;
  readonly message: string;
}

/** Whether each signature is right, by ids; `null` where this browser cannot say. */
export type Answers = Readonly<Record<string, boolean | null>>;

export async function answersTo(asks: readonly Ask[]): Promise<Answers> {
  const all = asks.map(async (ask) => [ask.id, await answerTo(ask)] as const);
  return Object.fromEntries(await Promise.all(all));
}

async function answerTo(ask: Ask): Promise<boolean | null> {
  const [key, signature, message] = [raw(ask.public), raw(ask.signature), raw(ask.message)];
  if (ask.algorithm === 'ml-dsa-44') return (await mlDsaSigned(key, signature, message)) ?? null;
  if (!(await canCheckSignatures())) return null;
  // What is no point of the curve is no key, so it has signed nothing.
  return signed(key, signature, message).catch(() => false);
}

function raw(text: string): Bytes {
  const bytes = unbase64(text);
  if (bytes === undefined) throw new Error('what is asked is no base64');
  return bytes;
}
