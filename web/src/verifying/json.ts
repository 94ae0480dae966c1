/**
 * JSON that can be read in one way only, and its canonical spelling (RFC 8785 without fractions
 * but quarters).
 *
 * A document that was parsed and written again says the same, so white space, the order of members
 * and escapes do not matter. A member that stands twice, a number that is spelt otherwise,
 * and half a surrogate pair are refused: two readers could take them for two things.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type Members = { readonly [name: string]: Json };

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\[^\u0000-\u001f][^"\\\u0000-\u001f]*)*"/y;
const NUMBER = /(?!-0(?!\.))-?(?:0|[1-9]\d*)(?:\.(?:25|5|75))?(?![\d.eE])/y;
/** Below it binary fractions say quarters exactly. */
const MOST_QUARTERED = 2 ** 40;
const WORD = /(?:true|false|null)(?![a-z])/y;

/** The text says nothing, or could be read in two ways. */
export class UnreadableError extends Error {}

/** A number has more digits than every language reads exactly. */
export class InexactError extends UnreadableError {}

/** The value of a whole text. */
export function read(text: string): Json {
  const reader = new Reader(text, 0);
  reader.skip(SPACE);
  const value = reader.value();
  reader.skip(SPACE);
  if (reader.at < text.length) throw new UnreadableError(`more stands behind the end, at ${reader.at}`);
  return value;
}

/** The value that begins at a place of a text, and where it ends. */
export function readAt(text: string, at: number): { value: Json; end: number } {
  const reader = new Reader(text, at);
  const value = reader.value();
  return { value, end: reader.at };
}

class Reader {
  readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  value(): Json {
    const sign = this.text[this.at];
    if (sign === '"') return this.string();
    if (sign === '{') return this.members();
    if (sign === '[') return this.items();
    if (sign === 't' || sign === 'f' || sign === 'n') return JSON.parse(this.skip(WORD)) as Json;
    const number = Number(this.skip(NUMBER));
    const exact = Number.isInteger(number)
      ? Number.isSafeInteger(number)
      : Math.abs(number) < MOST_QUARTERED;
    if (!exact) throw new InexactError(`a number at ${this.at} is not exact`);
    return number;
  }

  /** Takes what a pattern says. */
  skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new UnreadableError(`this is not JSON at ${this.at}`);
    this.at += found.length;
    return found;
  }

  private string(): string {
    const place = this.at;
    let text: string;
    try {
      text = JSON.parse(this.skip(STRING)) as string;
    } catch {
      throw new UnreadableError(`this is no text at ${place}`);
    }
    if (!text.isWellFormed()) throw new UnreadableError(`half a character at ${place}`);
    return text;
  }

  private sign(wanted: string): boolean {
    this.skip(SPACE);
    if (this.text[this.at] !== wanted) return false;
    this.at += 1;
    this.skip(SPACE);
    return true;
  }

  private items(): Json {
    const items: Json[] = [];
    this.listed('[', ']', () => items.push(this.value()));
    return items;
  }

  private members(): Json {
    const found = new Map<string, Json>();
    this.listed('{', '}', () => {
      const name = this.string();
      if (found.has(name)) throw new UnreadableError(`${name} stands twice, at ${this.at}`);
      if (!this.sign(':')) throw new UnreadableError(`${name} has no value, at ${this.at}`);
      found.set(name, this.value());
    });
    return Object.fromEntries(found);
  }

  private listed(begin: string, end: string, one: () => void): void {
    this.sign(begin);
    if (this.sign0(end)) return;
    do one();
    while (this.sign(','));
    this.skip(SPACE);
    if (!this.sign0(end)) throw new UnreadableError(`no ${end} at ${this.at}`);
  }

  /** Takes a sign, and nothing behind it. */
  private sign0(wanted: string): boolean {
    if (this.text[this.at] !== wanted) return false;
    this.at += 1;
    return true;
  }
}

/** The one spelling of a value. Members with `undefined` are not there. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(members).filter((name) => members[name] !== undefined);
  const spelt = names.sort().map((name) => `${JSON.stringify(name)}:${canonical(members[name])}`);
  return `{${spelt.join(',')}}`;
}

export function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The steps of a JSON Pointer (RFC 6901); throws if it is none. */
function steps(pointer: string): string[] {
  if (pointer !== '' && !pointer.startsWith('/')) throw new Error(`${pointer} is no JSON Pointer`);
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; throws if there is none. */
export function valueAt(value: Json, pointer: string): Json {
  return steps(pointer).reduce(inside, value);
}

/** The value with another one at a pointer, behind which something has to stand. */
export function replaced(value: Json, pointer: string, by: Json): Json {
  return exchanged(value, steps(pointer), by);
}

function exchanged(value: Json, path: readonly string[], by: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  const inner = exchanged(inside(value, step), rest, by);
  if (Array.isArray(value)) return value.with(Number(step), inner) as Json;
  return { ...(value as Members), [step]: inner };
}

function inside(value: Json, step: string): Json {
  const found = Array.isArray(value)
    ? (value as readonly Json[])[/^\d+$/.test(step) ? Number(step) : -1]
    : isMembers(value) && Object.hasOwn(value, step)
      ? value[step]
      : undefined;
  if (found === undefined) throw new Error(`nothing is at ${step}`);
  return found;
}
