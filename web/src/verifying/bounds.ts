/**
 * Bounds of time: between which cosignatures of witnesses a fact was recorded.
 *
 * The start of a game and each expiry of a clock name the newest checkpoint that a witness had
 * cosigned, so they are not earlier; the first cosigned checkpoint that includes them says that
 * they are not later.
 */

import { cosigned } from './cosignatures.ts';
import { type Finding, found, reason } from './finding.ts';
import type { DatedLink, Event, Export } from './format.ts';
import { faultOf, placed } from './inclusion.ts';
import { linkEntry } from './signatures.ts';
import { tlogProofIn } from './tlog-proofs.ts';
import { type Key, witnessOf } from './vkeys.ts';

/** By how much the clocks of a service and of a witness may differ: seconds. */
const SKEW = 60;

/** Between which times an event was recorded, in seconds since 1970. */
export interface Bound {
  readonly event: Event;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface Bounded {
  readonly bounds: readonly Bound[];
  readonly findings: readonly Finding[];
}

/** The bounds of a document, and what is wrong with them. `witnesses` are keys that somebody knows;
 * without any, those count that the document brings. */
export async function boundsOf(
  whole: Export,
  keys: readonly Key[],
  witnesses: readonly string[],
): Promise<Bounded> {
  try {
    const brought = await Promise.all((whole.proof.witnesses ?? []).map(witnessOf));
    const known = witnesses.length > 0 ? await Promise.all(witnesses.map(witnessOf)) : brought;
    const unfounded = await broken(whole, keys);
    const bounds = await worked(whole, known);
    return { bounds, findings: [...unfounded, ...bounds.flatMap(outside)] };
  } catch (trouble) {
    return { bounds: [], findings: [found('bounds', { code: 'unsigned', reason: reason(trouble) })] };
  }
}

async function worked(whole: Export, witnesses: readonly Key[]): Promise<Bound[]> {
  const { events, proof } = whole;
  const last = events.at(-1);
  const seen: { version: number; at: number }[] = [];
  const proofs = [...(proof.dated ?? [])];
  if (proof.inclusion !== undefined) proofs.push({ version: last?.version ?? 0, proof: proof.inclusion });
  for (const one of proofs) {
    const times = await cosigned(tlogProofIn(one.proof).checkpoint, witnesses);
    for (const at of times) seen.push({ version: one.version, at });
  }
  const bounds: Bound[] = [];
  for (const event of events.filter((one) => isDated(one) || one === last)) {
    const note = isDated(event) ? event.data['checkpoint'] : undefined;
    const named = typeof note === 'string' ? await cosigned(note, witnesses) : [];
    const behind = seen.filter(({ version }) => version >= event.version).map(({ at }) => at);
    const after = named.length > 0 ? Math.max(...named) : undefined;
    const before = behind.length > 0 ? Math.min(...behind) : undefined;
    if (after !== undefined || before !== undefined) bounds.push({ event, after, before });
  }
  return bounds;
}

function isDated({ type }: Event): boolean {
  return type === 'table.game-started' || type === 'table.time-expired';
}

/** An event whose time is not between its bounds. */
function outside({ event, after, before }: Bound): Finding[] {
  const at = Date.parse(event.at) / 1000;
  const early = after !== undefined && at < after - SKEW;
  const late = before !== undefined && at > before + SKEW;
  if (!early && !late) return [];
  const code = early ? 'too-early' : 'too-late';
  const bound = new Date(((early ? after : before) ?? 0) * 1000).toISOString();
  const said = { code, version: event.version, at: event.at, bound };
  return [found('bounds', said, event.ply, event.version)];
}

/** Proofs that a link is in a checkpoint, and that do not hold. */
async function broken(whole: Export, keys: readonly Key[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const one of whole.proof.dated ?? []) {
    const code = await missing(whole, one, keys);
    if (code !== undefined) findings.push(found('bounds', { code, version: one.version }, undefined, one.version));
  }
  return findings;
}

async function missing(whole: Export, one: DatedLink, keys: readonly Key[]): Promise<string | undefined> {
  const event = whole.events[one.version - 1];
  if (event?.hash === undefined) return 'no-link';
  const game = String(whole.game['id']);
  const where = await placed(one.proof, whole.format, keys, await linkEntry(game, event));
  return faultOf(where, game);
}
