const VERSION = "1031da8a";
const FILES = ["/assets/about-LIX6R2XN.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-BIDWGR6I.js","/assets/arrangement-BNVKD5XK.js","/assets/arrangement-H2SV3K45.js","/assets/arrangement-VLI3QE5I.js","/assets/arrangement-Y64TRQNY.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2DBJDJ4E.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-3X7HPPXT.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4ROCQNHZ.js","/assets/chunk-62FN36PQ.js","/assets/chunk-66ZLKUPY.js","/assets/chunk-6OE527G4.js","/assets/chunk-6SF4RHZN.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-BK34EAHI.js","/assets/chunk-BQ4FFZ6N.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-CWF2MVZO.js","/assets/chunk-CXCNUTVT.js","/assets/chunk-DMK67AHB.js","/assets/chunk-DPNO6I63.js","/assets/chunk-DQQ466BV.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-EQUCVEFI.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FPO36A6R.js","/assets/chunk-GKBUS5Q7.js","/assets/chunk-H77CZHWR.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-HQFYHALA.js","/assets/chunk-I4THOPIU.js","/assets/chunk-IS2FXSLX.js","/assets/chunk-JSFTVLPA.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NCNQERQ5.js","/assets/chunk-NJ2LU6ZA.js","/assets/chunk-O2DTDQKJ.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RTMBJED5.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-S55GL2SE.js","/assets/chunk-STUVK3J3.js","/assets/chunk-T344KR24.js","/assets/chunk-TEDGVYFS.js","/assets/chunk-UBORYG5X.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-W5RXT5Y2.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-XFWHVFBI.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-YZRHQ475.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZLERWWLH.js","/assets/cs-77TAJWD2.js","/assets/docket-QEHLXI3E.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-EO543XUF.js","/assets/invited-V4PQUOPT.js","/assets/keep-RZ6PKNVK.js","/assets/leaderboard-QBROH23J.js","/assets/lobby-6ZUDFNHE.js","/assets/main-P3H7NFQB.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-BJZGQEQZ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-YUEHTFA6.js","/assets/page-3KJ4P2XU.js","/assets/page-A54UTNMI.js","/assets/page-B3NEL3CD.js","/assets/page-G4QFE4ZP.js","/assets/page-LWMIXIDR.js","/assets/page-SIE2554V.js","/assets/page-YOQCV23B.js","/assets/player-FCY4ADQM.js","/assets/prerender-36QXPBQH.js","/assets/problems-L2GINYK3.js","/assets/settings-VHNAHAOO.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-2443VUOI.js","/assets/style-2Q5W5HJK.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-JAKK7U7V.js","/assets/titles-Q5SUVK7U.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-NIPOQ462.js","/assets/verify-7UZTQYN2.js"];
const OFFLINE = "/assets/offline-619ae257.html";
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
