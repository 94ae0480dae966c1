const VERSION = "9ec81001";
const FILES = ["/assets/about-2YLB23DB.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-2ZFO3ZVB.js","/assets/arrangement-FSR34WWA.js","/assets/arrangement-OIB63F7M.js","/assets/arrangement-VSG37TKH.js","/assets/arrangement-W6QXWKF3.js","/assets/arrangement-XVCWSNPO.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2YFO2M5K.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-477DVMU2.js","/assets/chunk-4HRPS2W4.js","/assets/chunk-4MU65TZU.js","/assets/chunk-4REFHVCO.js","/assets/chunk-54QVGFC7.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-5ZDNQWFE.js","/assets/chunk-6P4ULSEA.js","/assets/chunk-6T3EFDOT.js","/assets/chunk-6ZAMJ6GZ.js","/assets/chunk-7G4JKTEB.js","/assets/chunk-7GNCCXQ2.js","/assets/chunk-7SQX7CEX.js","/assets/chunk-ABOFZFSW.js","/assets/chunk-AGRJUPDR.js","/assets/chunk-AKD5BY6E.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BVM6JJMA.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-DHWUQ6P2.js","/assets/chunk-DJJS25XZ.js","/assets/chunk-DN32GS33.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-E5BMGK3V.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EQWC5OPP.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-FIUI6PBN.js","/assets/chunk-G5TG3QPF.js","/assets/chunk-G6XRNKEQ.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-HZ45NV2T.js","/assets/chunk-I4QPPGMD.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-I67G7RME.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-IO2QFZPZ.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KQWQ3BZ4.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L4V474ZA.js","/assets/chunk-M3DQ32J3.js","/assets/chunk-N7QX3GJJ.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OHXZKT3Z.js","/assets/chunk-OXFLODNM.js","/assets/chunk-PRUTJCWN.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-R72ERLCY.js","/assets/chunk-REMXQX3I.js","/assets/chunk-RJIJSYGX.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RQ5B262T.js","/assets/chunk-RS6RTGZM.js","/assets/chunk-S6CYOLQY.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-T3CNUFQV.js","/assets/chunk-TBQNOGVA.js","/assets/chunk-TJWNPLAF.js","/assets/chunk-U2F57GX2.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UUXRWR3X.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VYHDZ4EB.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WDBSINXF.js","/assets/chunk-WMRV5PUF.js","/assets/chunk-WYBC4DGX.js","/assets/chunk-WYWF7EBV.js","/assets/chunk-XO4BUF77.js","/assets/chunk-Y6KVQBQG.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-C74P7L7H.js","/assets/docket-QVYQD3CW.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-76DN3VJV.js","/assets/invited-5WS2YXSX.js","/assets/keep-NFKETVGR.js","/assets/leaderboard-KH3TQH7T.js","/assets/lobby-EWXYJ4DB.js","/assets/main-AVVWYXGP.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-YMZWC4ND.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-3G3ZXXKN.js","/assets/opening-R37K7H52.js","/assets/page-7J7INV47.js","/assets/page-AEWQOOGP.js","/assets/page-BC43B7AP.js","/assets/page-DBUSPIIS.js","/assets/page-DKFUYQRM.js","/assets/page-FCTDU3FG.js","/assets/page-HYKZAW2U.js","/assets/page-M5PU367M.js","/assets/player-FSX7O2VT.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/referee-7KEWK24C.js","/assets/settings-VEAUVMRL.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-QUWHVQXS.js","/assets/style-DHPFXZCM.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-325XZP7X.js","/assets/titles-4FI2B5UY.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-GHDZEZJC.js","/assets/verify-QAUXLDOC.js"];
const OFFLINE = "/assets/offline-b9a033cc.html";
const ALONE = "/assets/alone-9f06f257.html";
const WORKER = "/assets/rules-worker-BLAPDZ3F.js";
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
