/**
 * Policies (C2SP tlog-policy): which logs somebody accepts, which witnesses they know, and how many
 * of whom have to have cosigned a checkpoint.
 */

import { hex, same, utf8 } from './bytes.ts';
import type { Said } from './finding.ts';
import { NoteError } from './note-error.ts';
import { COSIGNATURE, ED25519, type Key, ML_DSA, vkeyOf } from './vkeys.ts';

/** A witness; `name` is what the policy calls it. */
export interface Witness {
  readonly name: string;
  readonly key: Key;
  readonly url: string | undefined;
}

/** So many of these witnesses and groups. */
export interface Group {
  readonly name: string;
  readonly threshold: number;
  readonly members: readonly string[];
}

/** `quorum` is the name of a witness or group, and nothing where no cosignature is needed. */
export interface Policy {
  readonly logs: readonly { readonly key: Key; readonly url: string | undefined }[];
  readonly witnesses: readonly Witness[];
  readonly groups: readonly Group[];
  readonly quorum: string | undefined;
}

/** A policy that cannot be understood: `said` says why, with the number of the line (from 1; 0: of
 * none). */
export class PolicyError extends Error {
  readonly said: Said & { readonly line: number };

  constructor(code: string, line: number, values: Omit<Said, 'code'> = {}) {
    super(`${code} in line ${line}`);
    this.said = { ...values, code, line };
  }
}

const NONE = 'none';
const KINDS = { log: [ED25519, ML_DSA], witness: [COSIGNATURE, ML_DSA] } as const;

/** Whether a text looks like a policy: its first line that says something is one of a policy. */
export function isPolicy(text: string): boolean {
  const first = text.split('\n').map(wordsOf).find(([word]) => word !== undefined);
  return /^(?:log|witness|group|quorum)$/.test(first?.[0] ?? '');
}

/** The text of a policy that is given in octets: those that are no UTF-8 stay apart from each other. */
export function policyText(octets: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    return Array.from(octets, (one) => String.fromCharCode(one)).join('');
  }
}

/** The policy of a text; throws a `PolicyError` if it is none. */
export async function policyIn(text: string): Promise<Policy> {
  const reader = new Reader();
  for (const [index, line] of text.split('\n').entries()) {
    await reader.take(line, index + 1);
  }
  return reader.policy();
}

/** The words of a line; of comments none. */
function wordsOf(line: string): readonly string[] {
  const words = line.split(/[ \t]+/).filter((word) => word !== '');
  return words[0]?.startsWith('#') ? [] : words;
}

class Reader {
  readonly #logs: { key: Key; url: string | undefined }[] = [];
  readonly #witnesses: Witness[] = [];
  readonly #groups: Group[] = [];
  /** Lines in which names were given. */
  readonly #names = new Map<string, number>();
  /** Keys of logs and of witnesses, and the lines in which they stand. */
  readonly #keys: { readonly role: string; readonly key: Key; readonly line: number }[] = [];
  readonly #groupOf = new Map<string, string>();
  #quorum: string | undefined;

  async take(text: string, line: number): Promise<void> {
    const [odd] = /[\x00-\x08\x0b-\x1f\x7f]/.exec(text) ?? [];
    if (odd !== undefined) throw new PolicyError('octet', line, { octet: `0x${hex(utf8(odd))}` });
    const [keyword, ...words] = wordsOf(text);
    switch (keyword) {
      case undefined:
        return;
      case 'log':
        return this.#log(words, line);
      case 'witness':
        return this.#witness(words, line);
      case 'group':
        return this.#group(words, line);
      case 'quorum':
        return this.#needs(words, line);
      default:
        throw new PolicyError('keyword', line, { word: keyword });
    }
  }

  policy(): Policy {
    if (this.#quorum === undefined) throw new PolicyError('no-quorum', 0);
    const quorum = this.#quorum === NONE ? undefined : this.#quorum;
    return { logs: this.#logs, witnesses: this.#witnesses, groups: this.#groups, quorum };
  }

  async #log([text, url, ...more]: readonly string[], line: number): Promise<void> {
    if (text === undefined || more.length > 0) throw new PolicyError('log-words', line);
    this.#logs.push({ key: await this.#key(text, 'log', line), url });
  }

  async #witness([name, text, url, ...more]: readonly string[], line: number): Promise<void> {
    if (name === undefined || text === undefined || more.length > 0) throw new PolicyError('witness-words', line);
    const key = await this.#key(text, 'witness', line);
    this.#define(name, line);
    this.#witnesses.push({ name, key, url });
  }

  #group([name, needed, ...members]: readonly string[], line: number): void {
    if (name === undefined || needed === undefined || members.length === 0) throw new PolicyError('group-words', line);
    for (const member of members) {
      if (member === NONE) throw new PolicyError('none-member', line);
      this.#known(member, line);
      const group = this.#groupOf.get(member);
      if (group !== undefined) throw new PolicyError('member-twice', line, { name: member, group });
      this.#groupOf.set(member, name);
    }
    this.#define(name, line);
    const threshold = thresholdOf(needed, members.length);
    if (threshold === undefined) throw new PolicyError('threshold', line, { text: needed, members: members.length });
    this.#groups.push({ name, threshold, members });
  }

  #needs([name, ...more]: readonly string[], line: number): void {
    if (this.#quorum !== undefined) throw new PolicyError('second-quorum', line);
    if (name === undefined || more.length > 0) throw new PolicyError('quorum-words', line);
    if (name !== NONE) this.#known(name, line);
    this.#quorum = name;
  }

  /** A key that stands in no line before in the same role. */
  async #key(text: string, role: keyof typeof KINDS, line: number): Promise<Key> {
    const key = await keyIn(text, role, line);
    const before = this.#keys.find((one) => one.role === role && same(one.key.raw, key.raw));
    if (before !== undefined) throw new PolicyError('duplicate-key', line, { before: before.line });
    this.#keys.push({ role, key, line });
    return key;
  }

  #define(name: string, line: number): void {
    if (name === NONE) throw new PolicyError('none-defined', line);
    const before = this.#names.get(name);
    if (before !== undefined) throw new PolicyError('name-twice', line, { name, before });
    this.#names.set(name, line);
  }

  #known(name: string, line: number): void {
    if (!this.#names.has(name)) throw new PolicyError('unknown-name', line, { name });
  }
}

function thresholdOf(needed: string, members: number): number | undefined {
  const least = needed === 'any' ? 1 : needed === 'all' ? members : Number(/^[1-9]\d{0,8}$/.exec(needed)?.[0]);
  return least >= 1 && least <= members ? least : undefined;
}

async function keyIn(text: string, role: keyof typeof KINDS, line: number): Promise<Key> {
  try {
    return await vkeyOf(text, KINDS[role]);
  } catch (trouble) {
    if (trouble instanceof NoteError) throw new PolicyError(`${role}-key`, line);
    throw trouble;
  }
}
