/** The checks that need keys: who has signed what of a document, and who has seen it. */

import { type Bound, boundsOf } from './bounds.ts';
import type { Progress } from './chain.ts';
import type { Document } from './document.ts';
import { type Epoch, epochsOf } from './epochs.ts';
import type { Evidence } from './evidence.ts';
import { type CheckName, type Finding, found, reason } from './finding.ts';
import type { Export } from './format.ts';
import { canCheckSignatures } from './hashing.ts';
import { type Judged, judgedBy } from './quorum.ts';
import { brokenReceipt, brokenSeal, type Included, inclusionIn, type Loss } from './signatures.ts';
import { type Term, termsOf } from './terms.ts';
import { tlogProofIn } from './tlog-proofs.ts';
import { ED25519, type Key, ML_DSA, vkeyOf } from './vkeys.ts';

/** Receipts that are looked at together, before anything else gets its turn. */
const AT_ONCE = 40;

export interface Signed {
  /** Whether the browser can check signatures at all. */
  readonly able: boolean;
  /** Receipts of moves that the service says it has lost. */
  readonly losses: readonly Loss[];
  readonly findings: Partial<Record<CheckName, readonly Finding[]>>;
  readonly bounds: readonly Bound[];
  readonly included?: Included;
  /** What the policy of the reader says of the checkpoint. */
  readonly judged?: Judged | undefined;
}

/** Keys that may be trusted: those that sign notes, and for which times; and those that sign
 * checkpoints for decades besides. */
interface Trusted {
  readonly terms: readonly Term[];
  readonly lasting: readonly Key[];
}

export async function signatures(
  { export: whole, plain }: Document,
  evidence: Evidence,
  progress: Progress,
): Promise<Signed> {
  const { proof, events } = whole;
  const nothing = { keys: [], seal: [], receipts: [], checkpoint: [], bounds: [] };
  if (!(await canCheckSignatures())) return { able: false, losses: [], findings: nothing, bounds: [] };
  let trusted: Trusted;
  try {
    trusted = await trustedBy(whole, evidence);
  } catch (trouble) {
    const finding = found('keys', { code: 'bad-keys', reason: reason(trouble) });
    return { able: true, losses: [], findings: { ...nothing, keys: [finding] }, bounds: [] };
  }
  const { terms, lasting } = trusted;
  const keys = [...terms.map(({ key }) => key), ...lasting];
  const at = events.at(-1)?.at ?? '';
  let epochs: readonly Epoch[] = [];
  const untold: Finding[] = [];
  try {
    epochs = await epochsOf(proof.epochs ?? [], terms);
  } catch (trouble) {
    untold.push(found('epochs', { code: 'bad-epochs', reason: reason(trouble) }));
  }
  const broken = await receipts(whole, evidence, terms, epochs, progress);
  const policy = evidence.policy?.witnesses.map(({ key }) => key.text) ?? [];
  const witnesses = [...(evidence.witnesses ?? []), ...policy];
  const included = await inclusionIn(whole, { terms, lasting, epochs, witnesses: witnesses });
  const bounded = await boundsOf(whole, keys, witnesses);
  if (untold.length === 0) untold.push(...included.findings.filter(({ check }) => check === 'epochs'));
  const told = proof.epochs === undefined && untold.length === 0 ? {} : { epochs: untold };
  const judging = await judgement(whole, evidence, keys);
  return {
    able: true,
    bounds: bounded.bounds,
    losses: broken.filter((one) => 'lost' in one),
    findings: {
      bounds: bounded.findings,
      keys: [],
      seal: await brokenSeal(plain, terms, at),
      receipts: broken.filter((one) => 'check' in one),
      checkpoint: included.findings.filter(({ check }) => check !== 'epochs'),
      ...(evidence.policy === undefined ? {} : { policy: judging.findings }),
      ...told,
    },
    included,
    judged: judging.judged,
  };
}

/** Known keys count, or those that the document brings where none is known. */
async function trustedBy({ proof }: Export, evidence: Evidence): Promise<Trusted> {
  const keysIn = (texts: readonly string[]) => Promise.all(texts.map((text) => vkeyOf(text, [ED25519, ML_DSA])));
  const [brought, known] = [await keysIn(proof.keys), await keysIn(evidence.keys ?? [])];
  const notes = [...(evidence.notes ?? []), ...(proof.key_notes ?? [])];
  const counting = known.some(({ kind }) => kind === ED25519) ? known : [...brought, ...known];
  const terms = await termsOf(counting.filter(({ kind }) => kind === ED25519), notes);
  return { terms, lasting: counting.filter(({ kind }) => kind === ML_DSA) };
}

async function receipts(
  whole: Export,
  evidence: Evidence,
  terms: readonly Term[],
  epochs: readonly Epoch[],
  progress: Progress,
): Promise<readonly (Finding | Loss)[]> {
  const { receipt } = whole.proof;
  const given = evidence.receipts ?? [];
  const all = receipt === undefined ? given : [...given, receipt];
  const broken: (Finding | Loss)[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const told = await Promise.all(some.map((one) => brokenReceipt(whole, one, terms, epochs)));
    broken.push(...told.flat());
    await progress(from, all.length);
  }
  return broken;
}

/** What the policy says of the checkpoint of the last link. A policy without logs leaves it to the keys
 * which log is accepted. */
async function judgement(
  { proof: { inclusion } }: Export,
  { policy }: Evidence,
  keys: readonly Key[],
): Promise<{ judged?: Judged; findings: readonly Finding[] }> {
  if (policy === undefined || inclusion === undefined) return { findings: [] };
  try {
    const known = policy.logs.length > 0 ? [] : keys;
    return { judged: await judgedBy(policy, tlogProofIn(inclusion).checkpoint, known), findings: [] };
  } catch (trouble) {
    return { findings: [found('policy', { code: 'unsigned', reason: reason(trouble) })] };
  }
}
