/** Bytes, and the texts that stand for them: UTF-8, hexadecimal digits, base64. */

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export function utf8(text: string): Bytes {
  return encoder.encode(text);
}

export function joined(...parts: readonly (Bytes | string)[]): Bytes {
  const all = parts.map((one) => (typeof one === 'string' ? utf8(one) : one));
  const whole = new Uint8Array(all.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of all) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

export function hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of lower-case hexadecimal digits; throws if they are none. */
export function unhex(text: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new Error(`${text} is not hexadecimal`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes that are spelt together: of whole groups of three, and few enough to be arguments. */
const SPELT = 3 * 8192;

export function base64(bytes: Bytes): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += SPELT) {
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + SPELT)));
  }
  return text;
}

/** The bytes of a base64 text; `undefined` unless it is spelt as everybody would spell it. */
export function unbase64(text: string): Bytes | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    return base64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export function same(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
