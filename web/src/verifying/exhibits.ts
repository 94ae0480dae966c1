/** What was compared in each check, to be looked at: hashes, and the bytes that they are of. */

import { hex, unhex } from './bytes.ts';
import { genesis, linkHash, linksOf, linkText } from './chain.ts';
import { drawingSeed, entropiesOf, seedCommitment } from './chance.ts';
import type { Document } from './document.ts';
import type { CheckName, Exhibit } from './finding.ts';
import type { Export } from './format.ts';
import { mac } from './hashing.ts';
import { canonical } from './json.ts';
import { twoStepsIn } from './inclusion.ts';
import { tlogProofText } from './tlog-proofs.ts';
import { digestOf, lastEntry } from './signatures.ts';

const NONE = Promise.resolve([]);

/** What a check has compared; nothing for those that compare no bytes. */
export function exhibitsOf(name: CheckName, document: Document): Promise<readonly Exhibit[]> {
  const { export: whole, plain } = document;
  const { proof } = whole;
  switch (name) {
    case 'document':
      return Promise.resolve([
        { name: 'bytes', value: String(document.bytes) },
        { name: 'format', value: whole.format },
      ]);
    case 'chain':
      return genesis(whole).then((value) => [
        { name: 'genesis', value },
        { name: 'head', value: whole.events.at(-1)?.hash ?? '' },
      ]);
    case 'seed':
      return seeds(whole);
    case 'salts':
      return proof.seed === undefined ? NONE : saltKey(proof.seed);
    case 'draws':
      return proof.seed === undefined ? NONE : drawing(whole, proof.seed);
    case 'keys':
      return Promise.resolve([
        ...proof.keys.map((value) => ({ name: 'key', value })),
        ...(proof.key_notes ?? []).map((value) => ({ name: 'note', value })),
      ]);
    case 'seal':
      return digestOf(plain).then((value) => [
        { name: 'digest', value },
        { name: 'note', value: whole.seal },
      ]);
    case 'receipts': {
      if (proof.receipt === undefined) return NONE;
      const { note, index: _, path, ...said } = proof.receipt;
      return Promise.resolve([
        { name: 'statement', value: canonical(said) },
        { name: 'path', value: path.join('\n') },
        { name: 'note', value: note },
      ]);
    }
    case 'checkpoint':
      return included(whole);
    default:
      return NONE;
  }
}

/** The link in which an event of a ply was recorded: what is hashed, and both hashes. */
export async function linkExhibits(whole: Export, ply: number): Promise<readonly Exhibit[]> {
  const links = linksOf(whole.events);
  const at = links.findIndex(({ events }) => events[0]?.ply === ply);
  const link = links[at];
  if (link === undefined) return [];
  const previous = links[at - 1]?.events.at(-1)?.hash ?? (await genesis(whole));
  try {
    const text = linkText(String(whole.game['id']), previous, link.events);
    return [
      { name: 'link', value: text },
      { name: 'hash', value: await linkHash(text) },
      { name: 'recorded', value: link.events.at(-1)?.hash ?? '' },
    ];
  } catch {
    return [{ name: 'recorded', value: link.events.at(-1)?.hash ?? '' }];
  }
}

async function seeds({ proof }: Export): Promise<readonly Exhibit[]> {
  const committed = { name: 'commitment', value: proof.commitment };
  if (proof.seed === undefined) return [committed];
  const hash = await seedCommitment(unhex(proof.seed));
  return [{ name: 'seed', value: proof.seed }, { name: 'hash', value: hash }, committed];
}

async function saltKey(seed: string): Promise<readonly Exhibit[]> {
  const key = await (await mac(unhex(seed)))('kronika/salts/1\n');
  return [{ name: 'salt-key', value: hex(key) }];
}

async function drawing({ events }: Export, seed: string): Promise<readonly Exhibit[]> {
  const entropies = entropiesOf(events);
  return [
    { name: 'entropies', value: canonical(entropies) },
    { name: 'drawing-seed', value: hex(await drawingSeed(unhex(seed), entropies)) },
  ];
}

async function included(whole: Export): Promise<readonly Exhibit[]> {
  const { inclusion } = whole.proof;
  if (inclusion === undefined) return [];
  return [
    { name: 'leaf', value: await lastEntry(whole) },
    { name: 'inclusion', value: inclusion },
    ...innerOf(inclusion).map((value) => ({ name: 'first-step', value })),
  ];
}

/** The first step of a proof, as a text; none where it cannot be read. */
function innerOf(inclusion: string): readonly string[] {
  try {
    return [tlogProofText(twoStepsIn(inclusion).inner)];
  } catch {
    return [];
  }
}
