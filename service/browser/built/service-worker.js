const VERSION = "f1f5627b";
const FILES = ["/assets/about-ZH65OPJB.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-CDHGHV6L.js","/assets/arrangement-J3BF7NUG.js","/assets/arrangement-MNNYSHW3.js","/assets/arrangement-R3AAZBDV.js","/assets/arrangement-ZSTADAPN.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2BGDF7PF.js","/assets/chunk-2SN7P3RS.js","/assets/chunk-2YGL62T6.js","/assets/chunk-3QBXBGHQ.js","/assets/chunk-45ADPCFX.js","/assets/chunk-4CEYSFF7.js","/assets/chunk-4DYZXDMM.js","/assets/chunk-5HADT75K.js","/assets/chunk-67F7XCXS.js","/assets/chunk-AHHKXXR6.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B42XZHGN.js","/assets/chunk-BAUOFXKT.js","/assets/chunk-BN7ZDC4K.js","/assets/chunk-BX5YQH47.js","/assets/chunk-CBSPPLYM.js","/assets/chunk-CMRJD6QW.js","/assets/chunk-CU7GM7RF.js","/assets/chunk-DL5SBCAB.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EE2WX4WN.js","/assets/chunk-FOAYNSZ6.js","/assets/chunk-GHNLJFNO.js","/assets/chunk-GNXH55UV.js","/assets/chunk-HDO57N2S.js","/assets/chunk-HEWXWYUO.js","/assets/chunk-IYPA5IAO.js","/assets/chunk-KCTQ7AZT.js","/assets/chunk-KCYRFHPU.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L2EAQLIM.js","/assets/chunk-L54B5RSS.js","/assets/chunk-LHU3HURT.js","/assets/chunk-LL4DEWXJ.js","/assets/chunk-LPIG3MIO.js","/assets/chunk-MJ37IT7D.js","/assets/chunk-MPX7S6LT.js","/assets/chunk-MSMGOXHQ.js","/assets/chunk-O6JCCBYO.js","/assets/chunk-PBJKKRVC.js","/assets/chunk-Q2FRC4CD.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QL6YGVSJ.js","/assets/chunk-RKNIJREA.js","/assets/chunk-RO5NTAS7.js","/assets/chunk-SAQ2L5JH.js","/assets/chunk-SJUP5AYD.js","/assets/chunk-SPMY35GL.js","/assets/chunk-SQ7JBVBT.js","/assets/chunk-T6PH2M6N.js","/assets/chunk-V3UX6QOC.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WJGSV77R.js","/assets/chunk-XM7GCDQS.js","/assets/chunk-Y3REYMKZ.js","/assets/chunk-YCVFJKKB.js","/assets/chunk-YGATSS4J.js","/assets/chunk-YL4PLYZM.js","/assets/chunk-YMTBBB5O.js","/assets/chunk-Z2GON47L.js","/assets/chunk-Z3ZXBPKH.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-OOWY7M3T.js","/assets/docket-E5MK3QAD.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-TS5ZYHWQ.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-WVUYWBHT.js","/assets/invited-TNZEKR5Q.js","/assets/keep-G5PXQQYR.js","/assets/leaderboard-NB5IXO6N.js","/assets/lobby-VAHAXM7C.js","/assets/main-SMMVPHCU.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-AQYW4ILH.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-7WUAAGGK.js","/assets/page-BREVAZSZ.js","/assets/page-HPT5HAFQ.js","/assets/page-RNYZAZXU.js","/assets/page-U76GBAIK.js","/assets/page-UFNKS7HB.js","/assets/page-UI7X4KVW.js","/assets/page-UJG2IPOQ.js","/assets/player-6GVNZMAE.js","/assets/prerender-36QXPBQH.js","/assets/problems-DIG6MOPM.js","/assets/settings-JQNCFBXA.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-EJ5UV6UG.js","/assets/style-QWVGJ6E7.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-XZ24IQAI.js","/assets/titles-USVUSSWJ.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-XVXSBHDG.js","/assets/verify-SCVP36U6.js"];
const OFFLINE = "/assets/offline-d8ed2d20.html";
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
