const VERSION = "35f343bc";
const FILES = ["/assets/about-URVHBHM3.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-4UYFTX4D.js","/assets/arrangement-NM7FVBA4.js","/assets/arrangement-SSD2ZRK3.js","/assets/arrangement-UBLLISVD.js","/assets/arrangement-WBAEAFD5.js","/assets/chunk-32L42FG7.js","/assets/chunk-6QLSI5FB.js","/assets/chunk-6QVJF7EI.js","/assets/chunk-AB7DIIWM.js","/assets/chunk-BC5VSHR2.js","/assets/chunk-D7II4SBK.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EDYZXR4M.js","/assets/chunk-F2B6C2KH.js","/assets/chunk-H5CCITG2.js","/assets/chunk-HFOZIR3J.js","/assets/chunk-IGQE32Q3.js","/assets/chunk-IJBXKSFM.js","/assets/chunk-JH2ZIKH4.js","/assets/chunk-JTADTMF6.js","/assets/chunk-JWKGFPW4.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LZMAAJJL.js","/assets/chunk-MADEVIK5.js","/assets/chunk-NZS5RVHK.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-R7KYVMQL.js","/assets/chunk-SLJTYKUH.js","/assets/chunk-SRCZ6IK7.js","/assets/chunk-T2QM545G.js","/assets/chunk-TK6DF6ZC.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-WN3TQMT6.js","/assets/chunk-YZ4VWHSN.js","/assets/eldervale-5HM5DTVZ.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-PTFOSFBI.js","/assets/leaderboard-GQMFR3G4.js","/assets/lobby-2PE2URLM.js","/assets/main-W7RTE6KV.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-NIDZFQZT.js","/assets/monumental-G3LTEL3S.svg","/assets/opening-GAVPZAFM.js","/assets/page-4YAJLG3N.js","/assets/page-AGXWYYGJ.js","/assets/page-WCDG55VX.js","/assets/page-ZJDFAWGG.js","/assets/player-UKDEZHRE.js","/assets/prerender-36QXPBQH.js","/assets/problems-DIG6MOPM.js","/assets/signs-X7LFBHLW.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/style-XICX3TZJ.css","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-JYYMKEZF.js","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-7TQT3CTV.js","/assets/verify-CYPRM6ME.js","/assets/waiting-PBUREN7M.js"];
const OFFLINE = "/assets/offline-64d9932e.html";
// Keeps the files of one build of the client, so that a page that is open goes on with the files it
// began with, and so that a page without a connection says so. Answers of the API are never kept.
//
// The build writes VERSION, FILES and OFFLINE. Names of files carry a hash of their content; pages
// come from the service, which names the files that belong to them. So no page mixes two builds.

const CACHE = `kronika-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES, OFFLINE])));
});

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('kronika-') && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const offline = await cache.match(OFFLINE);
    if (offline === undefined) throw error;
    return offline;
  }
}
