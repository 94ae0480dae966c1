const VERSION = "99b375c3";
const FILES = ["/assets/about-LAXHM57E.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-H6YBKQTV.js","/assets/arrangement-K43KRDPE.js","/assets/arrangement-LEOEXAZB.js","/assets/arrangement-VSZYDHLX.js","/assets/arrangement-XAUDOZHD.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-26OC2BT3.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4FDRIZ4O.js","/assets/chunk-6OE527G4.js","/assets/chunk-7PA4PDLE.js","/assets/chunk-7VNAKTKY.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B3TXD3KP.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-BZ7FKNDU.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-E4HSVXKE.js","/assets/chunk-EGEEVLTR.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-EQJJZGHQ.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-GHUMXZQU.js","/assets/chunk-GWMIDPJO.js","/assets/chunk-HL3VWWPV.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-HT4AYRKN.js","/assets/chunk-I4THOPIU.js","/assets/chunk-IDARDTDR.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KUZKX2FS.js","/assets/chunk-KXML2Z54.js","/assets/chunk-KZTUU3NC.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L3NX6HW7.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-LRFJEYYG.js","/assets/chunk-MAL3CDP6.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N5FXLNFT.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NMYMEPTT.js","/assets/chunk-OHUFN2RT.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-QWGFAXHM.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-R5VTKLO6.js","/assets/chunk-RDWRISIG.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-SCYJCH5Z.js","/assets/chunk-SH4HTWWZ.js","/assets/chunk-STUVK3J3.js","/assets/chunk-TLUSYZLC.js","/assets/chunk-TZU67NIA.js","/assets/chunk-UBORYG5X.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YSD4STHZ.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-77TAJWD2.js","/assets/docket-FXGDO7R7.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-3AWRV7IY.js","/assets/invited-PS2SFHIH.js","/assets/keep-KURHB7ZZ.js","/assets/leaderboard-HXNRA5IB.js","/assets/lobby-SD7LQXX3.js","/assets/main-URBU6SLV.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-6OD5J5NK.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-T43G72TM.js","/assets/page-7GK3QQO5.js","/assets/page-IEHPM2FK.js","/assets/page-JAWLOOC7.js","/assets/page-OJRS4ES7.js","/assets/page-UOUQTMWZ.js","/assets/page-VX6FHITE.js","/assets/page-ZKF7PVJW.js","/assets/player-34MJXBRT.js","/assets/prerender-36QXPBQH.js","/assets/problems-L2GINYK3.js","/assets/settings-YICZ2RE5.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-UVAV533Y.js","/assets/style-QIRC5DWH.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-3PGV3C5R.js","/assets/titles-7XONJKAF.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-PNNS7TJM.js","/assets/verify-YTSMCNVL.js"];
const OFFLINE = "/assets/offline-90cc955b.html";
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
