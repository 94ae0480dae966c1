const VERSION = "3d8736fd";
const FILES = ["/assets/about-RBL3L4VO.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-UPREJU7I.js","/assets/apps-FKRQY2MQ.js","/assets/arrangement-A5QS62GS.js","/assets/arrangement-GDG4F6LL.js","/assets/arrangement-JP6VVXEI.js","/assets/arrangement-LJN5PI5H.js","/assets/arrangement-ROGNPLK7.js","/assets/authorize-SLOCMFMO.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-23QHKP7P.js","/assets/chunk-2PNFMAKS.js","/assets/chunk-2V7GZZ2X.js","/assets/chunk-333U3V7A.js","/assets/chunk-3FX2F3PP.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-3TTQDSVH.js","/assets/chunk-427WSC37.js","/assets/chunk-45ZDSQUL.js","/assets/chunk-4YJIZK5L.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-5YTYHCRR.js","/assets/chunk-6XLFIOSC.js","/assets/chunk-7DDH56IJ.js","/assets/chunk-7PCHDXZJ.js","/assets/chunk-7RTP2EJF.js","/assets/chunk-A2XFJA7X.js","/assets/chunk-ADQYBLUU.js","/assets/chunk-AJBEVHBC.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BEEGDS37.js","/assets/chunk-CLQECTG2.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-DFG6CPL6.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-ICMAJLKU.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-IO2QFZPZ.js","/assets/chunk-JEXRUHUZ.js","/assets/chunk-JQCR2TBW.js","/assets/chunk-JTMPN5FT.js","/assets/chunk-KE7ZVKDA.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KTV3KU3C.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L4V474ZA.js","/assets/chunk-L6MLR3JA.js","/assets/chunk-LC6JBFFM.js","/assets/chunk-LMS644VL.js","/assets/chunk-LNZ4MD4M.js","/assets/chunk-LTSOUBCJ.js","/assets/chunk-LZGZ2UUL.js","/assets/chunk-M2SIFTE3.js","/assets/chunk-NFCPQCH6.js","/assets/chunk-NQLZMLG6.js","/assets/chunk-NT3MF7VM.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OU623DTL.js","/assets/chunk-PDUHXHBM.js","/assets/chunk-PMMNWXVH.js","/assets/chunk-PMT2AANA.js","/assets/chunk-PRO42OU4.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QIDAVBDQ.js","/assets/chunk-QKJOIYWP.js","/assets/chunk-QNF7P44V.js","/assets/chunk-R72ERLCY.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RQNBNJUR.js","/assets/chunk-SCJFJBK5.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SQU36D3S.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-TC6NNSDW.js","/assets/chunk-TJWNPLAF.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UJGCA4QS.js","/assets/chunk-UK2ECITC.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-V7274VDP.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VHJC7T6H.js","/assets/chunk-VJIPBFVQ.js","/assets/chunk-VYHDZ4EB.js","/assets/chunk-W55QLT7O.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WRAQPL75.js","/assets/chunk-X4ASXW2R.js","/assets/chunk-XLIKWOV6.js","/assets/chunk-XO4BUF77.js","/assets/chunk-XRENHQAS.js","/assets/chunk-YBKMS3WA.js","/assets/chunk-YCMK6QPS.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZFCKHRXH.js","/assets/chunk-ZIEXSNY7.js","/assets/connections-UAULROYZ.js","/assets/cs-C74P7L7H.js","/assets/device-VFRYY2WP.js","/assets/docket-O5OLGICE.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/exchanging-HDYX4YG5.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-3KBMBVT5.js","/assets/invited-AMILXLOD.js","/assets/keep-S7ARMYI7.js","/assets/leaderboard-L6CA25LI.js","/assets/lobby-NLV75CBP.js","/assets/login-PX5MDLN4.js","/assets/main-YOMHM7WP.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-WGQMVV4U.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-LWZGXBGM.js","/assets/opening-NR2FOSIF.js","/assets/page-757766JI.js","/assets/page-EUYJQOZ6.js","/assets/page-FNPRGSZ2.js","/assets/page-GPMYVFCI.js","/assets/page-HRVDIT3F.js","/assets/page-PEO6KHVN.js","/assets/page-S3WJJAUY.js","/assets/page-UYU5TION.js","/assets/player-34LAUKD4.js","/assets/prerender-36QXPBQH.js","/assets/problems-XN3YKDMB.js","/assets/referee-OFFVHR5G.js","/assets/sessions-CV6E56DK.js","/assets/settings-AMJFJPMK.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-RP27K3MA.js","/assets/style-VN7PHV7G.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-TCS5WGY3.js","/assets/titles-S6FNYXSN.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-VLSORELJ.js","/assets/verify-OTIQ5TDY.js"];
const OFFLINE = "/assets/offline-e8f1b101.html";
const ALONE = "/assets/alone-5c09c235.html";
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
