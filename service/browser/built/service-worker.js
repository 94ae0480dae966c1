const VERSION = "dcdc15a8";
const FILES = ["/assets/about-4FWTPDNI.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-UPREJU7I.js","/assets/apps-ICNPCWW2.js","/assets/arrangement-COAS6WTV.js","/assets/arrangement-FSR34WWA.js","/assets/arrangement-OIB63F7M.js","/assets/arrangement-UU3TVPNL.js","/assets/arrangement-YQLCGGYO.js","/assets/authorize-JQJ346U4.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-23QHKP7P.js","/assets/chunk-2PNFMAKS.js","/assets/chunk-2YFO2M5K.js","/assets/chunk-3CIKMDPT.js","/assets/chunk-3GKNRTDZ.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-427WSC37.js","/assets/chunk-477DVMU2.js","/assets/chunk-4GQ6QCV2.js","/assets/chunk-4HNFM7DR.js","/assets/chunk-54QVGFC7.js","/assets/chunk-5L7N2VBY.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-6P4ULSEA.js","/assets/chunk-6TJ356RN.js","/assets/chunk-6ZAMJ6GZ.js","/assets/chunk-76UMCCOD.js","/assets/chunk-ADQYBLUU.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BPYSU3TH.js","/assets/chunk-BQAYCYNH.js","/assets/chunk-CAY34YZN.js","/assets/chunk-CQPKPDEP.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-E7QBUVY2.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-FMZL3C6G.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-GEGZWT2W.js","/assets/chunk-H2477BSG.js","/assets/chunk-I4QPPGMD.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-IJCPBQQH.js","/assets/chunk-IO2QFZPZ.js","/assets/chunk-J6WKXBS4.js","/assets/chunk-JBCDSFVH.js","/assets/chunk-JTMPN5FT.js","/assets/chunk-JYIONH62.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KXH2JINX.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L4V474ZA.js","/assets/chunk-M3DQ32J3.js","/assets/chunk-MA7V4AVC.js","/assets/chunk-MNPQ2R5A.js","/assets/chunk-N7QX3GJJ.js","/assets/chunk-NIPCBNDW.js","/assets/chunk-NXTGNBSR.js","/assets/chunk-O5GJUAZ7.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OM2E5ZCX.js","/assets/chunk-OU623DTL.js","/assets/chunk-OYBU5RIZ.js","/assets/chunk-P3EUMKED.js","/assets/chunk-PMT2AANA.js","/assets/chunk-PRUTJCWN.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-PZS7PWI3.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QMUN6VNA.js","/assets/chunk-QNF7P44V.js","/assets/chunk-QXMZTZNL.js","/assets/chunk-R72ERLCY.js","/assets/chunk-RFDYV45Q.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RQ5B262T.js","/assets/chunk-RQNBNJUR.js","/assets/chunk-SENA542E.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SQU36D3S.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-T3CNUFQV.js","/assets/chunk-TJWNPLAF.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UYGUAQ4Y.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VOVMZY65.js","/assets/chunk-VYHDZ4EB.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WOWPTE5R.js","/assets/chunk-XO4BUF77.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZIXJCR2O.js","/assets/connections-SKYYYC2F.js","/assets/cs-C74P7L7H.js","/assets/device-I5D4JIEH.js","/assets/docket-XAB4LMVY.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/exchanging-R2HA2VUN.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-MHCEKYUQ.js","/assets/invited-ZHHARO7J.js","/assets/keep-N44RQSYT.js","/assets/leaderboard-LVNMTCYB.js","/assets/lobby-3LMAR5CM.js","/assets/login-PX5MDLN4.js","/assets/main-3GC2N3I2.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-AEJVOLAO.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-HRIXYS5J.js","/assets/opening-QXSBLDTB.js","/assets/page-37UUOBCN.js","/assets/page-4LTAPGFK.js","/assets/page-DG4NARHM.js","/assets/page-EKD4FDXK.js","/assets/page-OXGVYATN.js","/assets/page-PNMJRMJ7.js","/assets/page-QVSSDNFS.js","/assets/page-X33GHOY7.js","/assets/player-CF4QHSU5.js","/assets/prerender-36QXPBQH.js","/assets/problems-STK2PMKN.js","/assets/referee-OFFVHR5G.js","/assets/sessions-SXGDMDF5.js","/assets/settings-X6DWQIE4.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-NC64OSVW.js","/assets/style-YOJKHBFB.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-KV2AIELJ.js","/assets/titles-ANGQOG2Z.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-EPUHHZ4C.js","/assets/verify-2TNUG3QV.js"];
const OFFLINE = "/assets/offline-7f111bb6.html";
const ALONE = "/assets/alone-8f5158d5.html";
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
