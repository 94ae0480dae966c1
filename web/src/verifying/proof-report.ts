/** A `.tlog-proof` checked alone: what it says, whether both steps hold, who has signed and seen it. */

import { hex } from './bytes.ts';
import type { Checkpoint } from './checkpoints.ts';
import { cosignatures } from './cosignatures.ts';
import { type Outcome, reason, type Said } from './finding.ts';
import type { Export } from './format.ts';
import { canCheckSignatures, sha256 } from './hashing.ts';
import { signedHead } from './heads.ts';
import { stepsOf, type TwoSteps, twoStepsIn } from './inclusion.ts';
import { isMembers, read } from './json.ts';
import { epochOfRoot, logOf } from './logs.ts';
import { takenApart } from './notes.ts';
import type { Policy } from './policies.ts';
import { type Judged, judgedBy, judgementSaid } from './quorum.ts';
import { ED25519, type Key, ML_DSA, vkeyOf, witnessOf } from './vkeys.ts';

/** What somebody knows beside a proof. */
export interface ProofEvidence {
  readonly keys?: readonly string[];
  readonly witnesses?: readonly string[];
  readonly policy?: Policy | undefined;
  /** Exports, with the names of their files. */
  readonly documents?: readonly { readonly name: string; readonly export: Export }[];
}

/** What the log says of a link: hash of the id of the game, hash of the link, version of its last event. */
export interface Entry {
  readonly game: string;
  readonly head: string;
  readonly version: number;
}

export const PROOF_CHECKS = ['form', 'link', 'root', 'signature', 'policy', 'document'] as const;

export interface ProofStep {
  readonly name: (typeof PROOF_CHECKS)[number];
  readonly outcome: Outcome;
  readonly told: Said;
}

/** `good`: the entry is in the log, somebody known has signed that, and the policy has its quorum. */
export interface ProofReport {
  readonly outcome: Outcome;
  readonly steps: readonly ProofStep[];
  readonly entry?: Entry | undefined;
  readonly proof?: TwoSteps;
  readonly judged?: Judged | undefined;
}

export async function verifyProof(text: string, evidence: ProofEvidence = {}): Promise<ProofReport> {
  let proof: TwoSteps;
  let places: Awaited<ReturnType<typeof stepsOf>>;
  try {
    proof = twoStepsIn(text);
    places = await stepsOf(proof);
  } catch (trouble) {
    const told = { code: 'malformed', reason: reason(trouble) };
    return { outcome: 'bad', steps: [{ name: 'form', outcome: 'bad', told }] };
  }
  const { partition, root, linked, rooted } = places;
  const entry = entryIn(proof.entry);
  const vouched = await vouching(proof, partition, root, evidence);
  const steps: ProofStep[] = [
    entry === undefined
      ? { name: 'form', outcome: 'unknown', told: { code: 'other' } }
      : { name: 'form', outcome: 'good', told: { code: 'fits', version: entry.version, head: entry.head } },
    step('link', linked, { index: proof.inner.index, size: partition.size, origin: partition.origin }),
    step('root', rooted, { index: proof.outer.index, size: root.size, origin: root.origin }),
    ...vouched.steps,
    ...(entry === undefined ? [] : await besides(entry, evidence)),
  ];
  return { outcome: together(steps), steps, entry, proof, judged: vouched.judged };
}

function step(name: 'link' | 'root', held: boolean, said: Omit<Said, 'code'>): ProofStep {
  return { name, outcome: held ? 'good' : 'bad', told: { ...said, code: held ? 'fits' : 'not-included' } };
}

function together(steps: readonly ProofStep[]): Outcome {
  const outcomes = steps.map(({ outcome }) => outcome);
  if (outcomes.includes('bad')) return 'bad';
  return outcomes.includes('unknown') ? 'unknown' : 'good';
}

/** The entry of a link; nothing if it is one of something else. */
function entryIn(text: string): Entry | undefined {
  try {
    const plain = read(text);
    if (!isMembers(plain) || Object.keys(plain).join() !== 'game,head,version') return undefined;
    const { game, head, version } = plain;
    if (![game, head].every((one) => typeof one === 'string' && /^[0-9a-f]{64}$/.test(one))) return undefined;
    return Number.isInteger(version) ? { game: String(game), head: String(head), version: Number(version) } : undefined;
  } catch {
    return undefined;
  }
}

interface Vouched {
  readonly steps: readonly ProofStep[];
  readonly judged?: Judged;
}

/** Who has signed the root log, and what the policy says of it. */
async function vouching(proof: TwoSteps, partition: Checkpoint, root: Checkpoint, evidence: ProofEvidence): Promise<Vouched> {
  if (!(await canCheckSignatures())) return { steps: [{ name: 'signature', outcome: 'unknown', told: { code: 'no-ed25519' } }] };
  const note = proof.outer.checkpoint;
  const { policy } = evidence;
  let keys: readonly Key[];
  try {
    keys = await keysIn(evidence);
  } catch (trouble) {
    return { steps: [{ name: 'signature', outcome: 'unknown', told: { code: 'bad-keys', reason: reason(trouble) } }] };
  }
  try {
    const { signer, unchecked } = await signedHead(note, keys);
    const seen = await cosignatures(note, await Promise.all((evidence.witnesses ?? []).map(witnessOf)));
    const names = seen.filter((one) => !one.unchecked).map(({ key }) => key.name);
    const signature = signer === undefined ? unsigned(note, unchecked) : signedBy(signer, partition, root, names);
    if (policy === undefined) return { steps: [signature] };
    const judged = await judgedBy(policy, note, policy.logs.length > 0 ? [] : keys);
    const [outcome, told] = judgementSaid(judged);
    return { steps: [signature, { name: 'policy', outcome, told }], judged };
  } catch (trouble) {
    return { steps: [{ name: 'signature', outcome: 'bad', told: { code: 'wrong', reason: reason(trouble) } }] };
  }
}

async function keysIn({ keys = [], policy }: ProofEvidence): Promise<readonly Key[]> {
  const known = await Promise.all(keys.map((text) => vkeyOf(text, [ED25519, ML_DSA])));
  return [...known, ...(policy?.logs ?? []).map(({ key }) => key)];
}

function unsigned(note: string, unchecked: boolean): ProofStep {
  const names = [...new Set(takenApart(note).signatures.map(({ name }) => name))].join(', ');
  return { name: 'signature', outcome: 'unknown', told: { code: unchecked ? 'unchecked' : 'nobody', names } };
}

/** Who has signed a root log, in which the log of a partition of that service has to be. */
function signedBy(signer: Key, partition: Checkpoint, root: Checkpoint, names: readonly string[]): ProofStep {
  const log = logOf(partition.origin, signer.name);
  const own = log !== undefined && log.epoch === epochOfRoot(root.origin, signer.name);
  const said = { log: signer.name, origin: partition.origin, count: names.length, names: names.join(', ') };
  return { name: 'signature', outcome: own ? 'good' : 'bad', told: { ...said, code: own ? 'known' : 'other-log' } };
}

/** Whether exports of the same game say the same; nothing where there is none. */
async function besides(entry: Entry, { documents = [] }: ProofEvidence): Promise<ProofStep[]> {
  const steps: ProofStep[] = [];
  for (const { name, export: whole } of documents) {
    const game = hex(await sha256('kronika/game/1\n', String(whole.game['id'])));
    if (game !== entry.game) continue;
    const event = whole.events[entry.version - 1];
    const said = { file: name, version: entry.version };
    if (event === undefined) steps.push({ name: 'document', outcome: 'unknown', told: { ...said, code: 'shorter' } });
    else {
      const fits = event.hash === entry.head;
      const told = { ...said, ply: event.ply, code: fits ? 'fits' : 'other-history' };
      steps.push({ name: 'document', outcome: fits ? 'good' : 'bad', told });
    }
  }
  return steps;
}
