const VERSION = "89342878";
const FILES = ["/assets/about-75VD3HNO.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-UPREJU7I.js","/assets/apps-HPPBN43Z.js","/assets/arrangement-ALAOOAES.js","/assets/arrangement-HUFYN7F3.js","/assets/arrangement-P34IOA2X.js","/assets/arrangement-RMHWHYLU.js","/assets/arrangement-V7WIMLMA.js","/assets/authorize-IFFJBWZP.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-23QHKP7P.js","/assets/chunk-2FW5MN5L.js","/assets/chunk-2PNFMAKS.js","/assets/chunk-3AR6CNP6.js","/assets/chunk-3GPQ665R.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-427WSC37.js","/assets/chunk-4MHZY2M4.js","/assets/chunk-4N7AGCDU.js","/assets/chunk-4ZZSC6ZQ.js","/assets/chunk-5MPYPMHC.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-5TSGRWJO.js","/assets/chunk-5YTYHCRR.js","/assets/chunk-6H3TF3LY.js","/assets/chunk-6SV5HXWC.js","/assets/chunk-6TWOAXMO.js","/assets/chunk-6XLFIOSC.js","/assets/chunk-7BBFQBBS.js","/assets/chunk-7LYCNRUR.js","/assets/chunk-7PCHDXZJ.js","/assets/chunk-A2G2PPXQ.js","/assets/chunk-ADQYBLUU.js","/assets/chunk-AEZMI7SU.js","/assets/chunk-ALDZU3SC.js","/assets/chunk-AQATUWVD.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BC2VR4UP.js","/assets/chunk-CBWHZ2MK.js","/assets/chunk-CYM7ULXD.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-E3SQBOGF.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-GPTYIEXO.js","/assets/chunk-HDEUNNVP.js","/assets/chunk-HEEUOLXO.js","/assets/chunk-HN76TAI2.js","/assets/chunk-HPGZ3RL2.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-J26TXR5I.js","/assets/chunk-KCKBXSED.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KQ2PJ7A5.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L4V474ZA.js","/assets/chunk-L5XRHSSW.js","/assets/chunk-LQD7A7QE.js","/assets/chunk-M2SIFTE3.js","/assets/chunk-NQLZMLG6.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OU623DTL.js","/assets/chunk-PMT2AANA.js","/assets/chunk-PRO42OU4.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QBCIHM55.js","/assets/chunk-QFBQ2XBN.js","/assets/chunk-QNF7P44V.js","/assets/chunk-R4K4MVX7.js","/assets/chunk-R72ERLCY.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RQNBNJUR.js","/assets/chunk-SGJS2VB4.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SJX3GEYD.js","/assets/chunk-SQU36D3S.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-TSVULXQY.js","/assets/chunk-TTZHJBYY.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UI6CIIEQ.js","/assets/chunk-UMR4QHD2.js","/assets/chunk-USOUBY76.js","/assets/chunk-UZ2BULAH.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-V7274VDP.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VYHDZ4EB.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-W7R5TXMD.js","/assets/chunk-WS3ZOGX6.js","/assets/chunk-WTMAIU3J.js","/assets/chunk-WUBWRHE3.js","/assets/chunk-XO4BUF77.js","/assets/chunk-XTTE6GZ7.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZLGY3LW7.js","/assets/connections-CXSLUSJK.js","/assets/cs-C74P7L7H.js","/assets/device-W7Z6IMIS.js","/assets/docket-O52QT2FA.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/exchanging-J52YYY4L.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-UXLAYGF3.js","/assets/invited-FAX7E223.js","/assets/keep-WDXUQVEM.js","/assets/leaderboard-D3V7GK2Z.js","/assets/lobby-LUVDV5FH.js","/assets/login-4FMKXMR5.js","/assets/main-4AR3QZ5G.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-IKU3VU6K.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-LCEHF5RT.js","/assets/opening-PCXBGOJS.js","/assets/page-FB76X54A.js","/assets/page-H7YLSHIE.js","/assets/page-NBIFO2ZB.js","/assets/page-QKDQS6SA.js","/assets/page-RBTI2N6C.js","/assets/page-UKRW5TW2.js","/assets/page-Y54WGPDD.js","/assets/page-YZY5IRRL.js","/assets/player-A7YSMQXG.js","/assets/prerender-36QXPBQH.js","/assets/problems-XN3YKDMB.js","/assets/referee-OFFVHR5G.js","/assets/sessions-P2RU4FZE.js","/assets/settings-WO527OHZ.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-3F7WRDP2.js","/assets/style-XQWAZUSF.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-32WL3T2N.js","/assets/titles-J74MHEU5.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-TLRVWADC.js","/assets/verify-PZ3M3JAB.js"];
const OFFLINE = "/assets/offline-3fcf0ce5.html";
const ALONE = "/assets/alone-5ce84d5c.html";
const WORKER = "/assets/rules-worker-E354A26E.js";
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
