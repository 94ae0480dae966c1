/**
 * Files that were opened as games, and branches of them: kept in the browser, so that the page may be
 * loaded again, also without a line. Nothing of it leaves the browser.
 *
 * Where the browser keeps nothing for pages (no https), they last as long as the page.
 */

/** What is known of a game that is kept. */
export interface About {
  readonly id: string;
  readonly title: string;
  /** The name of the file; of a branch, that of the file of the recorded game. */
  readonly file: string;
  /** When it was kept first, in milliseconds since 1970. */
  readonly since: number;
  /** What came out when the file was checked: one of the sentences of a verdict. */
  readonly verdict?: string | undefined;
  /** Of a branch: the game that it goes on from, and the ply. */
  readonly from?: { readonly game: string; readonly ply: number };
}

const CACHE = 'kronika-files';
const ABOUT = 'Kronika-About';
/** So many files are kept, and so many branches. */
const MOST = 8;
/** The same for a browser without a cache for pages. */
const held = new Map<string, Response>();

function cache(): Promise<Cache> | undefined {
  return 'caches' in globalThis ? caches.open(CACHE) : undefined;
}

const place = (id: string) => `/kept/${id}`;

/** Keeps a game; the oldest of its kind give way. */
export async function keep(about: About, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { [ABOUT]: encodeURIComponent(JSON.stringify(about)) };
  const told = new Response(bytes, { headers });
  const open = await cache();
  if (open === undefined) held.set(about.id, told);
  else await open.put(place(about.id), told);
  const alike = (await kept()).filter((one) => (one.from === undefined) === (about.from === undefined));
  for (const { id } of alike.slice(MOST)) await forget(id);
}

/** Everything that is kept, the newest first. */
export async function kept(): Promise<readonly About[]> {
  const open = await cache();
  const told = open === undefined ? [...held.values()] : await Promise.all((await open.keys()).map((one) => open.match(one)));
  return told.flatMap((one) => (one === undefined ? [] : aboutIn(one))).sort((a, b) => b.since - a.since);
}

/** A game that is kept, with its bytes. */
export async function taken(id: string): Promise<{ about: About; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const open = await cache();
  const told = open === undefined ? held.get(id)?.clone() : await open.match(place(id));
  if (told === undefined) return undefined;
  return { about: aboutIn(told), bytes: new Uint8Array(await told.arrayBuffer()) };
}

/** Forgets a game, and the branches that go on from it. */
export async function forget(id: string): Promise<void> {
  const open = await cache();
  held.delete(id);
  await open?.delete(place(id));
  for (const one of await kept()) if (one.from?.game === id) await forget(one.id);
}

function aboutIn(told: Response): About {
  return JSON.parse(decodeURIComponent(told.headers.get(ABOUT) ?? '')) as About;
}
