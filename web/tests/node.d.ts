/** As much of the runner of Node.js as tests use, so that no package of types has to be kept. */

declare module 'node:test' {
  export function test(name: string, work: () => void | Promise<void>): void;
}

declare module 'node:assert/strict' {
  interface Assert {
    (value: unknown, message?: string): asserts value;
    ok(value: unknown, message?: string): asserts value;
    equal<T>(actual: unknown, expected: T, message?: string): asserts actual is T;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    throws(work: () => unknown, expected?: RegExp): void;
  }
  const assert: Assert;
  export default assert;
}

declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readdirSync(path: URL): string[];
}

declare const process: { readonly argv: readonly string[] };
