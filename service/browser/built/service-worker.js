const VERSION = "56549b89";
const FILES = ["/assets/about-IE7YCDXK.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-42WQQAVE.js","/assets/arrangement-MDRPKIAE.js","/assets/arrangement-MEORSKIP.js","/assets/arrangement-TMR5EC4F.js","/assets/arrangement-XCTUGDHB.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-3HKUSEFB.js","/assets/chunk-46LT547C.js","/assets/chunk-5SYSP3QG.js","/assets/chunk-6PJXWCWX.js","/assets/chunk-7WQZUNRP.js","/assets/chunk-AEVCKOUC.js","/assets/chunk-AIMTSI2B.js","/assets/chunk-AOAUYXXU.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BAG37KWU.js","/assets/chunk-BGMBORHA.js","/assets/chunk-BII2EPQA.js","/assets/chunk-BKDO7IOS.js","/assets/chunk-BU76XCCZ.js","/assets/chunk-C5ISWYQG.js","/assets/chunk-CV6AI4ZP.js","/assets/chunk-DC5UQSKS.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DSMBW5XS.js","/assets/chunk-DUSEH34M.js","/assets/chunk-E3CLGZAD.js","/assets/chunk-E4TLW2CB.js","/assets/chunk-EKGFWFFU.js","/assets/chunk-GKIBQ342.js","/assets/chunk-GMYRL6N2.js","/assets/chunk-GQGO6ZK4.js","/assets/chunk-HFQWPKLR.js","/assets/chunk-HTVW65UU.js","/assets/chunk-I4LGKDDI.js","/assets/chunk-I4RNJJGX.js","/assets/chunk-IF53ZOI7.js","/assets/chunk-ILW4DMYI.js","/assets/chunk-IQC2BD66.js","/assets/chunk-JXQZ25AD.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KYWGWT2I.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LAYMQAEB.js","/assets/chunk-MHGGSTRH.js","/assets/chunk-MO35IXVN.js","/assets/chunk-NBLUT3E3.js","/assets/chunk-NMSEQ6UF.js","/assets/chunk-NNJOPLZI.js","/assets/chunk-OBXIV5Z6.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OLCJF6S2.js","/assets/chunk-OU4D755Z.js","/assets/chunk-P56D7A4R.js","/assets/chunk-PE4WIDO3.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q4SGT44D.js","/assets/chunk-QFV7JQ7M.js","/assets/chunk-T2AGHIVJ.js","/assets/chunk-TWBBT22Z.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-U5NIJ6QD.js","/assets/chunk-UUMGPEAY.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VN2T53VA.js","/assets/chunk-VO7VTAI6.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WOKV6VUU.js","/assets/chunk-XPB52CSP.js","/assets/chunk-XVTP2LSL.js","/assets/chunk-XZTQEVVG.js","/assets/chunk-Y4CRPN3B.js","/assets/chunk-YEPCMGUV.js","/assets/chunk-YM3DV2HU.js","/assets/chunk-YPSK55DR.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-C74P7L7H.js","/assets/docket-GIFGSG6D.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-GX2GPVUT.js","/assets/invited-32JFTIYG.js","/assets/keep-ETFTQ27D.js","/assets/leaderboard-65QKQ5HU.js","/assets/lobby-BKOFQZWT.js","/assets/main-U4YED3XB.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-W37E6ZZ2.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-DC4HWU35.js","/assets/page-3ZYNTOP3.js","/assets/page-6TQHNZDK.js","/assets/page-6YTJT7DS.js","/assets/page-MB5CVQ5M.js","/assets/page-MTHEXXRC.js","/assets/page-NMC22IJF.js","/assets/page-RJAKX264.js","/assets/page-ZSYN6I7O.js","/assets/player-XGL4XTBH.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/referee-QGXACR5C.js","/assets/settings-ZCFCBBJ5.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-T477M5QQ.js","/assets/style-NU3A7XJD.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-TSC24GNE.js","/assets/titles-P5ETVIDX.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-NGVFGIII.js","/assets/verify-BWVCRZ35.js"];
const OFFLINE = "/assets/offline-f165829f.html";
const ALONE = "/assets/alone-2ca5c9dd.html";
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
