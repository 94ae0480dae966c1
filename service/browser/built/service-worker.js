const VERSION = "0cf0b625";
const FILES = ["/assets/about-HKF7XNEJ.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-BIDWGR6I.js","/assets/arrangement-H4XLFSUN.js","/assets/arrangement-HYVS3347.js","/assets/arrangement-SXC2BBLB.js","/assets/arrangement-UT6FCPN7.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2VPS7KL3.js","/assets/chunk-3ANHLFOI.js","/assets/chunk-3X7HPPXT.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-52QSSTVZ.js","/assets/chunk-5OMT7BYQ.js","/assets/chunk-5UXLV2SX.js","/assets/chunk-6OE527G4.js","/assets/chunk-7X24WROQ.js","/assets/chunk-A626J7MX.js","/assets/chunk-A7IL3HEG.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-CQ5U2KBK.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-EOHNMKQQ.js","/assets/chunk-ESSISHEO.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-G7ALLU4Y.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-I4THOPIU.js","/assets/chunk-IICOCDFP.js","/assets/chunk-JG43PCCT.js","/assets/chunk-K4X57CHK.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KMANYQJR.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LBVIT4PE.js","/assets/chunk-LGH6CU7F.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-LW5Q3OR4.js","/assets/chunk-MI27OAHP.js","/assets/chunk-ML4HIPNB.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-MYAZMGCG.js","/assets/chunk-N7C36EBL.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-STUVK3J3.js","/assets/chunk-SW2JCBUS.js","/assets/chunk-TEDGVYFS.js","/assets/chunk-TUT3Z77Z.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WMQNT2M7.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-XCHQXYHI.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YFS34Y6B.js","/assets/chunk-YHEX5K6S.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-YYZMFK6C.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZBE47CML.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-77TAJWD2.js","/assets/docket-XGIJDXQC.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-F3SMIT44.js","/assets/invited-FK4VD35A.js","/assets/keep-FRR7IIQ6.js","/assets/leaderboard-3B2ESZXY.js","/assets/lobby-BA3ZI6F6.js","/assets/main-GRLAATBU.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-MFM76XG6.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-RSTUEBL5.js","/assets/page-5DGAKOLG.js","/assets/page-72OXNNAU.js","/assets/page-B2SDCVLQ.js","/assets/page-E2DBCT3V.js","/assets/page-PTNMEKZK.js","/assets/page-VYQPAUVD.js","/assets/page-Y4VEWFQV.js","/assets/player-TPYYWZNP.js","/assets/prerender-36QXPBQH.js","/assets/problems-HKXX6YFL.js","/assets/settings-7T6VSDSJ.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-LQQOTAE5.js","/assets/style-NN6TK53O.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-DNX23VWC.js","/assets/titles-G72KLJDK.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-PXE5EVTI.js","/assets/verify-BGWIKRNL.js"];
const OFFLINE = "/assets/offline-c2130af5.html";
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
