const VERSION = "9102d63d";
const FILES = ["/assets/about-CV4ELZPC.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/answering-6K4MFH75.js","/assets/arrangement-FSR34WWA.js","/assets/arrangement-OIB63F7M.js","/assets/arrangement-VSG37TKH.js","/assets/arrangement-W6QXWKF3.js","/assets/arrangement-XVCWSNPO.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-23QHKP7P.js","/assets/chunk-2DOTJH44.js","/assets/chunk-2YFO2M5K.js","/assets/chunk-3HKUSEFB.js","/assets/chunk-477DVMU2.js","/assets/chunk-4HRPS2W4.js","/assets/chunk-54QVGFC7.js","/assets/chunk-5OTNFXNQ.js","/assets/chunk-5PJ25D7O.js","/assets/chunk-653PPTZ7.js","/assets/chunk-6P4ULSEA.js","/assets/chunk-6ZAMJ6GZ.js","/assets/chunk-76UMCCOD.js","/assets/chunk-7BRYXCNR.js","/assets/chunk-7KEYDXAE.js","/assets/chunk-7TKXPEKZ.js","/assets/chunk-ADQYBLUU.js","/assets/chunk-AKD5BY6E.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-BP4ZRRL2.js","/assets/chunk-CZFVOAJW.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EAU37J2X.js","/assets/chunk-EBSQ5GEZ.js","/assets/chunk-EWT43EYN.js","/assets/chunk-F4KGQNLY.js","/assets/chunk-FHIVOROP.js","/assets/chunk-G7BWLIFK.js","/assets/chunk-GKFJCBFX.js","/assets/chunk-HQIYDTE7.js","/assets/chunk-HV7262OV.js","/assets/chunk-I4QPPGMD.js","/assets/chunk-I4ZFJQ7A.js","/assets/chunk-IGBIRNCF.js","/assets/chunk-IO2QFZPZ.js","/assets/chunk-IU7PWBUJ.js","/assets/chunk-JAPDJS4Y.js","/assets/chunk-JHGPNWGI.js","/assets/chunk-JRSTUHCC.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KY4UZUZY.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L4V474ZA.js","/assets/chunk-LROKOUCE.js","/assets/chunk-M3DQ32J3.js","/assets/chunk-MMCM2R33.js","/assets/chunk-N7QX3GJJ.js","/assets/chunk-NK4F7AVX.js","/assets/chunk-OENUYAYQ.js","/assets/chunk-OHEMJAEK.js","/assets/chunk-OOFMMWAH.js","/assets/chunk-PRUTJCWN.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-R72ERLCY.js","/assets/chunk-RJIJSYGX.js","/assets/chunk-RL2X3KEG.js","/assets/chunk-RQ5B262T.js","/assets/chunk-S32BEGPM.js","/assets/chunk-SHS5B26D.js","/assets/chunk-SZISK7U3.js","/assets/chunk-SZITWKK6.js","/assets/chunk-T2MAERHH.js","/assets/chunk-T3CNUFQV.js","/assets/chunk-TEWEU6ZU.js","/assets/chunk-TJWNPLAF.js","/assets/chunk-U3VCPVYH.js","/assets/chunk-U5KVXGXZ.js","/assets/chunk-UYWUS3VB.js","/assets/chunk-V6ZTBM6C.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VYHDZ4EB.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-W5SR7F63.js","/assets/chunk-WJMBUHOZ.js","/assets/chunk-XO4BUF77.js","/assets/chunk-XT6QGGQI.js","/assets/chunk-YO3T7V7C.js","/assets/chunk-Z4F7GLVD.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-C74P7L7H.js","/assets/docket-PCJ7RR3S.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-FRYUWDGR.js","/assets/invited-VIISOP3F.js","/assets/keep-SI6AMVST.js","/assets/leaderboard-ILPZD47O.js","/assets/lobby-ELSI6UIN.js","/assets/main-EJEL4MB5.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-LEZSGVHW.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-MV67M5NH.js","/assets/opening-PCTXOQYP.js","/assets/page-GT4PZIDE.js","/assets/page-KRMUWHU7.js","/assets/page-LDDSCNFN.js","/assets/page-LF6YALEZ.js","/assets/page-PP2SHC3A.js","/assets/page-PPKCD42I.js","/assets/page-R3YTCWP3.js","/assets/page-WHGET36L.js","/assets/player-VOEQ3FHK.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/referee-OFFVHR5G.js","/assets/settings-WIFBEF3R.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-HVX5NM3M.js","/assets/style-ZP7N2JAM.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-SEUP67BZ.js","/assets/titles-DMVYQRND.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-TLX7W23F.js","/assets/verify-LAWRRH57.js"];
const OFFLINE = "/assets/offline-6e83235e.html";
const ALONE = "/assets/alone-681c2662.html";
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
