const VERSION = "b40caf01";
const FILES = ["/assets/about-ACPDUW4H.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-2TS7EHGU.js","/assets/arrangement-H6YBKQTV.js","/assets/arrangement-QM42CCHQ.js","/assets/arrangement-TGEOXDTR.js","/assets/arrangement-VSZYDHLX.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2VPS7KL3.js","/assets/chunk-3MJXG5JV.js","/assets/chunk-46DNSU6I.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4WXSX4CH.js","/assets/chunk-53FJ4NAN.js","/assets/chunk-65RHATH5.js","/assets/chunk-6LFMYLP7.js","/assets/chunk-6OE527G4.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B3TXD3KP.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-B772APLK.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-EUWM4WUA.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FFLQAANY.js","/assets/chunk-FOE2HLLE.js","/assets/chunk-H2TNKBZO.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-I4THOPIU.js","/assets/chunk-IDARDTDR.js","/assets/chunk-IHJ7NCEH.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KTAMVIFB.js","/assets/chunk-KXML2Z54.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MP2CZ7F3.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NX7ATWOJ.js","/assets/chunk-OARBWKGB.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q5TDW32J.js","/assets/chunk-QGTWNIQB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-SIYGPV7G.js","/assets/chunk-SKTVKBSD.js","/assets/chunk-STUVK3J3.js","/assets/chunk-SZ52CDQ4.js","/assets/chunk-T3TNMBAI.js","/assets/chunk-TNCSXDT4.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WEJJF2RS.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-XAAYMFRK.js","/assets/chunk-XG2NMHPL.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YNXYTQIN.js","/assets/chunk-YPI7R72G.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZF2Y7CDB.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-77TAJWD2.js","/assets/docket-INFTIDL5.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-4WJFCDXU.js","/assets/invited-OBETOKLX.js","/assets/keep-GDEE75OL.js","/assets/leaderboard-PQS4NLWH.js","/assets/lobby-47LMDQIX.js","/assets/main-N3VGZCXU.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-2H2FFI63.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-AHRJPTZX.js","/assets/page-4D5XUXTJ.js","/assets/page-5426OY73.js","/assets/page-5RGBTSYJ.js","/assets/page-A7YII5NZ.js","/assets/page-EQDSW4FS.js","/assets/page-NP66ZYZG.js","/assets/page-YECEV3KD.js","/assets/player-ELE376YR.js","/assets/prerender-36QXPBQH.js","/assets/problems-L2GINYK3.js","/assets/settings-MZPHF3NP.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-I2XQRNCB.js","/assets/style-C4VDXSLK.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-TNNL6PRO.js","/assets/titles-7ENVPSQS.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-E5ORN6ZU.js","/assets/verify-LJPI4WJ5.js"];
const OFFLINE = "/assets/offline-c5bdefd9.html";
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
