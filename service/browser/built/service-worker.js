const VERSION = "57806842";
const FILES = ["/assets/about-5KTAKXNR.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-5BOCH2EP.js","/assets/arrangement-6LIHFZH5.js","/assets/arrangement-C2NUS5RV.js","/assets/arrangement-NU2RY6FD.js","/assets/arrangement-NVAM26ZK.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2L5MGHA7.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-2ZFXNMY7.js","/assets/chunk-3AU5JLZI.js","/assets/chunk-3NOUJZHM.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-5DC3SZSF.js","/assets/chunk-6OE527G4.js","/assets/chunk-6WIZBZUU.js","/assets/chunk-AGNTUAUX.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-CHNCTYH2.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DZXZQB57.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FEQIZKJ5.js","/assets/chunk-FKEL2OTB.js","/assets/chunk-G2TXW5EZ.js","/assets/chunk-GWK7R2DS.js","/assets/chunk-HH64R3SV.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-IAKVXXTT.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MDHHUQ7R.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-OTR7H23J.js","/assets/chunk-P24BT4QT.js","/assets/chunk-PCCFH3XA.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PG7CPFWD.js","/assets/chunk-PO5QRVD2.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-SPG5I7QC.js","/assets/chunk-SSJOVUBW.js","/assets/chunk-STUVK3J3.js","/assets/chunk-T5RDY2W6.js","/assets/chunk-UGONUHNL.js","/assets/chunk-UIA575S7.js","/assets/chunk-UTW7XXHU.js","/assets/chunk-UWLGSTM3.js","/assets/chunk-V434MMQ5.js","/assets/chunk-VAH555CZ.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VLQR7WIC.js","/assets/chunk-VNIU7W7S.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-W6TAF473.js","/assets/chunk-X4AQUKIO.js","/assets/chunk-XJSVUDMW.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YI24K424.js","/assets/chunk-YPHS6FCU.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZBI4G5OH.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-C74P7L7H.js","/assets/docket-3IQQIRZG.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-OEPBEEKS.js","/assets/invited-WP65RTKK.js","/assets/keep-WW774GQ5.js","/assets/leaderboard-4DMVGNIZ.js","/assets/lobby-MY7F2G5P.js","/assets/main-3NQKTH3K.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-3ITSUJDF.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-FZQZ3RF3.js","/assets/page-6GZ3ZG7J.js","/assets/page-77DQPPMR.js","/assets/page-BIIYG5WW.js","/assets/page-FOPHW4HE.js","/assets/page-G7R7Z5AA.js","/assets/page-GIOEOVDQ.js","/assets/page-HLP5JM4X.js","/assets/page-NWZLRFIR.js","/assets/player-HQB4RVNV.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/settings-MMTHMBDY.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-LIBDIYMI.js","/assets/style-UNGXURDK.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-WN4IVNPS.js","/assets/titles-XXXRKJQG.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-TFCQ7MOU.js","/assets/verify-LKDGAS7H.js"];
const OFFLINE = "/assets/offline-21ef0bc8.html";
const ALONE = "/assets/alone-9b5fc3a1.html";
const WORKER = "/assets/rules-worker-WOIAPN55.js";
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
