// Keeps the files of one build of the client, so that a page that is open goes on with the files it
// began with, and so that a page without a connection says so, or works, if it needs nobody. Answers
// of the API are never kept.
//
// The build writes VERSION, FILES, OFFLINE, ALONE and WORKER. Names of files carry a hash of their
// content; pages come from the service, which names the files that belong to them. So no page mixes
// two builds. The rules (`referee/files.ts`) are kept apart, by who has loaded them.

/** Caches of other names hold what people keep. */
const BUILD = 'kronika-build-';
const CACHE = `${BUILD}${VERSION}`;
const RULES = 'kronika-rules';
/** Pages that need no line: what they show comes from files that somebody has. */
const NEEDS_NOBODY = /^\/(verify|games\/(file|branch)-[\da-f]{16}(\/audit)?)\/?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES, OFFLINE, ALONE])));
});

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(BUILD) && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
    if (names.includes(RULES)) await renew().catch(() => {});
  };
  event.waitUntil(drop());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(page(request, pathname));
});

/** Brings the rules that somebody has loaded up to this build; what it has no use for goes. */
async function renew() {
  const cache = await caches.open(RULES);
  const list = await fetch('/rules.json', { cache: 'no-cache' });
  const { files } = await list.clone().json();
  const wanted = [{ url: WORKER }, ...files];
  for (const { url, integrity } of wanted) {
    if ((await cache.match(url)) === undefined) await cache.add(new Request(url, integrity ? { integrity } : {}));
  }
  await cache.put('/rules.json', list);
  const known = new Set(['/rules.json', ...wanted.map(({ url }) => url)]);
  const others = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(others.map((one) => cache.delete(one)));
}

async function kept(request) {
  return (await fromCache(CACHE, request)) ?? (await fromCache(RULES, request)) ?? fetch(request);
}

/** From a cache, if there is such a one: asking must not make it. */
async function fromCache(name, request) {
  return (await caches.has(name)) ? (await caches.open(name)).match(request) : undefined;
}

async function page(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const instead = await cache.match(NEEDS_NOBODY.test(pathname) ? ALONE : OFFLINE);
    if (instead === undefined) throw error;
    return instead;
  }
}
