const VERSION = "b03130d2";
const FILES = ["/assets/about-TRO3HVII.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-WTYZ6P4Y.js","/assets/arrangement-FSR34WWA.js","/assets/arrangement-HT4MZW3F.js","/assets/arrangement-OIB63F7M.js","/assets/arrangement-UAQ3GE2Y.js","/assets/arrangement-VFVGT6SG.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2YFO2M5K.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-4AK6G6SC.js","/assets/chunk-4HRPS2W4.js","/assets/chunk-4TTNU3TX.js","/assets/chunk-54QVGFC7.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-6P4ULSEA.js","/assets/chunk-6Y3WCX5J.js","/assets/chunk-7HG2QZ5M.js","/assets/chunk-AJ4GGWOG.js","/assets/chunk-AKD5BY6E.js","/assets/chunk-ASGXT55K.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BKTCOEFY.js","/assets/chunk-C26XCJU7.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-D3NULGBW.js","/assets/chunk-DQ6NENOU.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DSMBW5XS.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EOCNF6LN.js","/assets/chunk-ET2R7WOD.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-FO7DJPGL.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-GSNHS4F7.js","/assets/chunk-H3NGDB6B.js","/assets/chunk-HDIZ3KLU.js","/assets/chunk-HWP75DBS.js","/assets/chunk-I4QPPGMD.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-I5DIRJRN.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-J56SQMUB.js","/assets/chunk-J753PUUF.js","/assets/chunk-JDPCYUYB.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KTRMEZCE.js","/assets/chunk-KVIMPVNU.js","/assets/chunk-KYWGWT2I.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-M3DQ32J3.js","/assets/chunk-MNLD2K2B.js","/assets/chunk-N7QX3GJJ.js","/assets/chunk-NPFX6E7C.js","/assets/chunk-NXI66LN5.js","/assets/chunk-NXU7TL25.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OHPOBDOQ.js","/assets/chunk-PI2EWVWY.js","/assets/chunk-PRUTJCWN.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-PZ2BL6QU.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QRQQNNVN.js","/assets/chunk-R72ERLCY.js","/assets/chunk-RJIJSYGX.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RQ5B262T.js","/assets/chunk-RYD5UB4W.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SQ5XQNJP.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-T4KSP2LL.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UQOFEIZD.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VQU3K2N2.js","/assets/chunk-VRTXBXP4.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-XO4BUF77.js","/assets/chunk-XVOJWDGX.js","/assets/chunk-YSSNQ2ZW.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZGS7DQPG.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-C74P7L7H.js","/assets/docket-A6KLAAFJ.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-NQVVHJV2.js","/assets/invited-L4GEKHOE.js","/assets/keep-PBKRMS5F.js","/assets/leaderboard-Y7GFTYMD.js","/assets/lobby-DZ52D53V.js","/assets/main-ZUJDKLRV.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-BEHZ54ZJ.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-IEKLCIXV.js","/assets/opening-U52PGTQX.js","/assets/page-4PHCH5BP.js","/assets/page-AZWMR3PS.js","/assets/page-EUN7GSSZ.js","/assets/page-FJ3ISCU4.js","/assets/page-JD76WK7Z.js","/assets/page-QHJZZS3V.js","/assets/page-RDDRXFWC.js","/assets/page-Y4BO5PSI.js","/assets/player-S5ZFTQPN.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/referee-QGXACR5C.js","/assets/settings-5SH2Q4XJ.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-5MWOWUJV.js","/assets/style-FHAPAOHB.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-76W7RAKL.js","/assets/titles-QTOOXVCJ.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-PNFTQGEF.js","/assets/verify-2MEZEZWS.js"];
const OFFLINE = "/assets/offline-2b1a99ea.html";
const ALONE = "/assets/alone-47be896e.html";
const WORKER = "/assets/rules-worker-LKLQE6JG.js";
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
