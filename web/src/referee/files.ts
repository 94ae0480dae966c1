/**
 * The files that the rules need: fetched once from the service's own origin, compared with their
 * hashes, and kept by the browser, so that they are there without a line.
 */

/** A file as `/rules.json` lists it: of `size` bytes, `sent` go over the line. */
export interface RuleFile {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly sent: number;
  readonly integrity: string;
}

export interface RuleList {
  readonly version: string;
  readonly files: readonly RuleFile[];
}

/** A file is another than the service says. */
export class Altered extends Error {}
/** A file, or the list of them, did not come. */
export class Unreached extends Error {}

const LIST = '/rules.json';
/** Named in `installing/service-worker.js`, too. */
const CACHE = 'kronika-rules';

/** What the browser keeps; nothing where it keeps nothing (no https, or a private window). */
async function kept(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

async function fetched(url: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(url, how).catch((error: unknown) => {
    throw new Unreached(String(error));
  });
  if (!answer.ok) throw new Unreached(`${url}: ${answer.status}`);
  return answer;
}

/** All files, in the words of the service, or in those that it said last if there is no line. */
export async function list(): Promise<RuleList> {
  const cache = await kept();
  const known = await cache?.match(LIST);
  try {
    const answer = await fetched(LIST, { cache: 'no-cache' });
    await cache?.put(LIST, answer.clone()).catch(() => {});
    return (await answer.json()) as RuleList;
  } catch (error) {
    if (known === undefined) throw error;
    return (await known.json()) as RuleList;
  }
}

/** The bytes of all files by their names; `progress` is told how many of those that are sent have come. */
export async function files(told: RuleList, progress: (sent: number) => void): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const cache = await kept();
  const come = new Map<string, number>();
  const all = told.files.map(async (file) => {
    const count = (bytes: number) => {
      come.set(file.name, (bytes / file.size) * file.sent);
      progress([...come.values()].reduce((sum, one) => sum + one, 0));
    };
    const bytes = (await found(file, cache)) ?? (await brought(file, cache, count));
    count(file.size);
    return [file.name, bytes] as const;
  });
  const whole = new Map(await Promise.all(all));
  if (cache !== undefined) await tidied(cache, told).catch(() => {});
  return whole;
}

/** The file, if it is kept and is still what it was. */
async function found(file: RuleFile, cache: Cache | undefined) {
  const answer = await cache?.match(file.url);
  if (answer === undefined) return undefined;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return (await isRight(file, bytes)) ? bytes : undefined;
}

/** The file from the service, kept from now on if the browser has room. */
async function brought(file: RuleFile, cache: Cache | undefined, progress: (bytes: number) => void) {
  // Where a page cannot hash, the browser compares; it says nothing until all has come then.
  const answer = await fetched(file.url, crypto.subtle === undefined ? { integrity: file.integrity } : {});
  const media = answer.headers.get('content-type') ?? '';
  const bytes = await read(answer, file, progress);
  if (!(await isRight(file, bytes))) throw new Altered(file.name);
  await cache?.put(file.url, new Response(bytes, { headers: { 'content-type': media } })).catch(() => {});
  return bytes;
}

async function read(answer: Response, file: RuleFile, progress: (bytes: number) => void) {
  const bytes = new Uint8Array(file.size);
  let length = 0;
  try {
    for await (const piece of pieces(answer)) {
      if (length + piece.length > file.size) throw new Altered(file.name);
      bytes.set(piece, length);
      length += piece.length;
      progress(length);
    }
  } catch (error) {
    throw error instanceof Altered ? error : new Unreached(String(error));
  }
  if (length < file.size) throw new Altered(file.name);
  return bytes;
}

/** What comes, piece by piece: not all browsers let a stream be walked through. */
async function* pieces({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) yield next.value;
}

async function isRight(file: RuleFile, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (crypto.subtle === undefined) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return file.integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Forgets what no list names any more; the worker itself is kept, too. */
async function tidied(cache: Cache, told: RuleList): Promise<void> {
  const worker = new URL(location.href).pathname;
  if ((await cache.match(worker)) === undefined) await cache.add(worker);
  const wanted = new Set([LIST, worker, ...told.files.map(({ url }) => url)]);
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.map((one) => cache.delete(one)));
}
