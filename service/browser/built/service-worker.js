const VERSION = "e0c7e04e";
const FILES = ["/assets/about-HTF7DNGU.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-OOAP6KFB.js","/assets/arrangement-FSR34WWA.js","/assets/arrangement-OIB63F7M.js","/assets/arrangement-VSG37TKH.js","/assets/arrangement-W6QXWKF3.js","/assets/arrangement-XVCWSNPO.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2YFO2M5K.js","/assets/chunk-352FXIWB.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-477DVMU2.js","/assets/chunk-4HRPS2W4.js","/assets/chunk-54QVGFC7.js","/assets/chunk-5CCZAL7G.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-675WOS3D.js","/assets/chunk-6P4ULSEA.js","/assets/chunk-6ZAMJ6GZ.js","/assets/chunk-ABOFZFSW.js","/assets/chunk-AKD5BY6E.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BPJBCWV5.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-DILQSAEL.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DYJE66NU.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-FCIMDHWR.js","/assets/chunk-FYRWXWMT.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-GPIAJLVX.js","/assets/chunk-I2XPJ2YX.js","/assets/chunk-I4A36UQW.js","/assets/chunk-I4QPPGMD.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-IFOUWX74.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-IO2QFZPZ.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KHFPXAAC.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L2UA6LII.js","/assets/chunk-L4V474ZA.js","/assets/chunk-L4WU7MNB.js","/assets/chunk-M3AK5AHT.js","/assets/chunk-M3DQ32J3.js","/assets/chunk-N7QX3GJJ.js","/assets/chunk-NV2A3W62.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OG3M2KLT.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OZRV5KD3.js","/assets/chunk-PRUTJCWN.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-PZA7EM5F.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QBCDQWTF.js","/assets/chunk-QQBFUP5F.js","/assets/chunk-R6UMV5GL.js","/assets/chunk-R72ERLCY.js","/assets/chunk-RJIJSYGX.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RMWOLZGH.js","/assets/chunk-RQ5B262T.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SIKQQA3W.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-T3CNUFQV.js","/assets/chunk-TJWNPLAF.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UOXQ5STO.js","/assets/chunk-UWSPCJWU.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VCEK2NLQ.js","/assets/chunk-VYHDZ4EB.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-X7NB2YX4.js","/assets/chunk-XGMDJTFI.js","/assets/chunk-XLM6YSSN.js","/assets/chunk-XNGIQAVK.js","/assets/chunk-XO4BUF77.js","/assets/chunk-YUOIIQOJ.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-C74P7L7H.js","/assets/docket-XMQNHPKH.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-A4JWRLIX.js","/assets/invited-DHP2DIAH.js","/assets/keep-TM2DGA42.js","/assets/leaderboard-LAAV5V4C.js","/assets/lobby-4D2XJXFI.js","/assets/main-M2PF27ZU.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-K6NS7JON.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-ETSHGQ47.js","/assets/opening-XCZEWZBH.js","/assets/page-EJIBJPAT.js","/assets/page-HVWO73XQ.js","/assets/page-K5GA3VSP.js","/assets/page-Q6LGBWV6.js","/assets/page-R5VLSRQQ.js","/assets/page-RKFL2XZ4.js","/assets/page-S65P5UG5.js","/assets/page-WCYMPODJ.js","/assets/player-INVVVX46.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/referee-6KPV5JTE.js","/assets/settings-BO6B2ZHU.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-TJ3BQ5UR.js","/assets/style-CZ4YF4JZ.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-WZVG3V7L.js","/assets/titles-BQPILNMD.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-L4L5QAX2.js","/assets/verify-VPPKHNAD.js"];
const OFFLINE = "/assets/offline-afee6679.html";
const ALONE = "/assets/alone-741dfa49.html";
const WORKER = "/assets/rules-worker-2HD6E2E6.js";
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
