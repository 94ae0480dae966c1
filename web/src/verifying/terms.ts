/** Which keys follow from known ones, and until when: endorsements and revocations. */

import { full } from './chain.ts';
import { NoteError } from './note-error.ts';
import { opened, textOf } from './notes.ts';
import { type Key, keyOf } from './vkeys.ts';

/** A key that may be trusted, and for which times; `null` is without a bound. */
export interface Term {
  readonly key: Key;
  readonly since: string | null;
  readonly until: string | null;
}

interface Endorsement {
  readonly old: Key;
  readonly fresh: Key;
  readonly since: string;
  readonly until: string;
}

interface Revocation {
  readonly key: Key;
  readonly by: Key;
  readonly since: string;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?Z$/;

/** The keys that follow from those that are known, with these; throws if a note is malformed or
 * signed wrongly, or if a key has endorsed two. */
export async function termsOf(known: readonly Key[], notes: readonly string[]): Promise<Term[]> {
  const said = await Promise.all([...new Set(notes)].map(read));
  const endorsements = said.filter((one) => 'fresh' in one).sort(byTime);
  const revocations = said.filter((one) => 'by' in one);
  if (new Set(endorsements.map(({ old }) => old.text)).size < endorsements.length) {
    throw new NoteError('a key has endorsed two others');
  }
  const ends = new Map<string, string>();
  const end = (key: Key, since: string) =>
    ends.set(key.text, sooner(ends.get(key.text) ?? null, since) ?? since);
  for (const { key, by, since } of revocations) if (key.text === by.text) end(key, since);
  const found = new Map<string, Term>(
    known.map((key) => [key.text, { key, since: null, until: null }]),
  );
  for (;;) {
    const next = endorsements.findIndex(({ old }) => found.has(old.text));
    const [one] = next < 0 ? [] : endorsements.splice(next, 1);
    if (one === undefined) break;
    const { old, fresh, since, until } = one;
    const term = found.get(old.text) as Term;
    const last = sooner(term.until, ends.get(old.text) ?? null);
    if (term.since !== null && full(since) < full(term.since)) continue;
    if (last !== null && full(last) < full(since)) continue;
    found.set(old.text, { ...term, until });
    if (!found.has(fresh.text)) found.set(fresh.text, { key: fresh, since, until: null });
    for (const given of revocations) {
      const heir = given.key.text === old.text && given.by.text === fresh.text;
      if (heir && full(given.since) >= full(since)) end(old, given.since);
    }
  }
  return [...found.values()].map((term) => ({
    ...term,
    until: sooner(term.until, ends.get(term.key.text) ?? null),
  }));
}

/** Whether a signature of the key for a time counts for nothing. */
export function expired({ until }: Term, at: string): boolean {
  return until !== null && full(at) > full(until);
}

function byTime(one: Endorsement, other: Endorsement): number {
  const [a, b] = [one, other].map(({ since, fresh }) => `${full(since)} ${fresh.text}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

function sooner(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return full(other) < full(one) ? other : one;
}

async function read(note: string): Promise<Endorsement | Revocation> {
  const [kind, first, second, ...times] = textOf(note).slice(0, -1).split('\n');
  const [since, until] = times;
  if (!times.every((one) => TIME.test(one)) || first === undefined || second === undefined) {
    throw new NoteError(`this says nothing about keys that is known here: ${kind}`);
  }
  const [one, other] = [await keyOf(first), await keyOf(second)];
  if (kind === 'kronika/key-endorsement/1' && times.length === 2 && since && until) {
    if (full(until) < full(since)) {
      throw new NoteError('a key ends before the one that follows it begins');
    }
    await opened(note, [one]);
    await opened(note, [other]);
    return { old: one, fresh: other, since, until };
  }
  if (kind === 'kronika/key-revocation/1' && times.length === 1 && since) {
    await opened(note, [other]);
    return { key: one, by: other, since };
  }
  throw new NoteError(`this says nothing about keys that is known here: ${kind}`);
}
