const VERSION = "e962ee2d";
const FILES = ["/assets/about-C6NAXS4K.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-BIDWGR6I.js","/assets/arrangement-H4XLFSUN.js","/assets/arrangement-HYVS3347.js","/assets/arrangement-SXC2BBLB.js","/assets/arrangement-UT6FCPN7.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2VPS7KL3.js","/assets/chunk-3QUIJH6V.js","/assets/chunk-3X7HPPXT.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4XQZHJEL.js","/assets/chunk-52HLESKU.js","/assets/chunk-52QSSTVZ.js","/assets/chunk-5J2RJMGK.js","/assets/chunk-5UXLV2SX.js","/assets/chunk-6OE527G4.js","/assets/chunk-7QNGR7BV.js","/assets/chunk-7XBUAPRZ.js","/assets/chunk-A626J7MX.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B24PQQ4K.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-EOHNMKQQ.js","/assets/chunk-ESSISHEO.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-I4THOPIU.js","/assets/chunk-J3CP3OS6.js","/assets/chunk-J7AGV4M5.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LEJ4NQKC.js","/assets/chunk-LGH6CU7F.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-MYAZMGCG.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NYSP3ACY.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-S2MBJNHS.js","/assets/chunk-STUVK3J3.js","/assets/chunk-SW2JCBUS.js","/assets/chunk-TCXQT6YY.js","/assets/chunk-TEDGVYFS.js","/assets/chunk-TUT3Z77Z.js","/assets/chunk-U77OAZJN.js","/assets/chunk-UHJHYN7E.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VIQSYWWS.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WMQNT2M7.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-WR4RJ6PN.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-XMLT6T4G.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YFS34Y6B.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-77TAJWD2.js","/assets/docket-XACG27YP.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-UI4CZ7YN.js","/assets/invited-MKCYSNLP.js","/assets/keep-5VLSFYNW.js","/assets/leaderboard-QFVTHZ7J.js","/assets/lobby-ZCB7WLWB.js","/assets/main-DQ2CKHYD.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-NPFU2JHH.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-4O33FL6X.js","/assets/page-24CKQDD2.js","/assets/page-2BIMMEUZ.js","/assets/page-FG3K65RE.js","/assets/page-KGJOK3WT.js","/assets/page-QE63LYTI.js","/assets/page-YIBFAN36.js","/assets/page-ZCVBS57Q.js","/assets/player-ECX7XCUS.js","/assets/prerender-36QXPBQH.js","/assets/problems-QWBYXCNP.js","/assets/settings-UTOTVXFE.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-HZYCWS3F.js","/assets/style-CAVKRYPE.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-ESBIQBKM.js","/assets/titles-XTNKBQTY.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-PXE5EVTI.js","/assets/verify-OOF2TPV2.js"];
const OFFLINE = "/assets/offline-6272535e.html";
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
