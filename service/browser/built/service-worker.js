const VERSION = "d4eaccfc";
const FILES = ["/assets/about-NOVR3EWF.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-5BOCH2EP.js","/assets/arrangement-6LIHFZH5.js","/assets/arrangement-C2NUS5RV.js","/assets/arrangement-NU2RY6FD.js","/assets/arrangement-NVAM26ZK.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2AHFQ5JL.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-4CVMJ2SF.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-5DC3SZSF.js","/assets/chunk-6C3R5NLP.js","/assets/chunk-6KFNGYCU.js","/assets/chunk-6OE527G4.js","/assets/chunk-7BXZBW6Z.js","/assets/chunk-7NTTDZKO.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BDHIBOQY.js","/assets/chunk-BVWAMZ2I.js","/assets/chunk-CJMTJRKS.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DZXZQB57.js","/assets/chunk-ELMOCOPL.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-G2TXW5EZ.js","/assets/chunk-H2TNKBZO.js","/assets/chunk-HL6LPMP7.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KTAMVIFB.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LPSZGSNA.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MQGMEL5E.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NX7ATWOJ.js","/assets/chunk-OARBWKGB.js","/assets/chunk-PBK5G2PQ.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q5TDW32J.js","/assets/chunk-QQD33JSP.js","/assets/chunk-QZ7H74AR.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-SPG5I7QC.js","/assets/chunk-STUVK3J3.js","/assets/chunk-TFG3X5ZZ.js","/assets/chunk-UTW7XXHU.js","/assets/chunk-UWVCOHWZ.js","/assets/chunk-V434MMQ5.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-X4AQUKIO.js","/assets/chunk-XAAYMFRK.js","/assets/chunk-XK72YID5.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YF5DURPG.js","/assets/chunk-YT77ZB4J.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z3YHUXKX.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZBI4G5OH.js","/assets/chunk-ZF2Y7CDB.js","/assets/chunk-ZH2UMH5O.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-C74P7L7H.js","/assets/docket-LFE2MH4L.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-ADO7OEZH.js","/assets/invited-H2HH6JEJ.js","/assets/keep-WYO4XSVR.js","/assets/leaderboard-NO4GXHCF.js","/assets/lobby-UCSL2NB5.js","/assets/main-L7Z2AKAG.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-RGZZHHPS.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-5G3QTALY.js","/assets/page-45DDDCQG.js","/assets/page-DB4JUTLC.js","/assets/page-E2UEF3SU.js","/assets/page-IRNRCVV3.js","/assets/page-J5MXA4GH.js","/assets/page-KR5LTKRU.js","/assets/page-R25LPPRI.js","/assets/page-XOLRMTT7.js","/assets/player-3HFROEQG.js","/assets/prerender-36QXPBQH.js","/assets/problems-AABXA25F.js","/assets/settings-7ZSZTTUI.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-PFFOU5ZF.js","/assets/style-TKW3O44W.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-RGFDXGBT.js","/assets/titles-2JFI7GVE.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-E5ORN6ZU.js","/assets/verify-THKJJXMG.js"];
const OFFLINE = "/assets/offline-ac61858f.html";
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
