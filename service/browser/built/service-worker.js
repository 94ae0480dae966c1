const VERSION = "4e3c233b";
const FILES = ["/assets/about-TYFDADFR.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-CBWIQP3J.js","/assets/arrangement-KIXS5E5J.js","/assets/arrangement-KY4V3XTD.js","/assets/arrangement-MDFHGKDW.js","/assets/arrangement-SJD75CY5.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-26TNCCGX.js","/assets/chunk-2BGDF7PF.js","/assets/chunk-2RPYI5A4.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-3IYM2M6M.js","/assets/chunk-4CDQKDHG.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-5IDR5VUS.js","/assets/chunk-6OE527G4.js","/assets/chunk-75GGNIWH.js","/assets/chunk-7XGRSEWY.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-CXUGRXFZ.js","/assets/chunk-D7PWGQL7.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DR2XK5DD.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EL3NGMQP.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-GYUBGBLI.js","/assets/chunk-H7TAFUKQ.js","/assets/chunk-HEW5UMXN.js","/assets/chunk-HLOHCOIW.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-ICXM5IEX.js","/assets/chunk-J7TCBZHQ.js","/assets/chunk-JBZ6VUBI.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LJSCWIAZ.js","/assets/chunk-MRJ373CT.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NV3YIUFD.js","/assets/chunk-PBJKKRVC.js","/assets/chunk-PEMEKTZS.js","/assets/chunk-PR663LCF.js","/assets/chunk-PUBEFNY4.js","/assets/chunk-R4A2SGXO.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RTGY5EE7.js","/assets/chunk-S4UOVNTZ.js","/assets/chunk-SCARHDZX.js","/assets/chunk-SMJMKSND.js","/assets/chunk-SVMGOJMJ.js","/assets/chunk-SZUX52V7.js","/assets/chunk-TK24MDLI.js","/assets/chunk-UWJXMZMM.js","/assets/chunk-UZXMFARZ.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W2KASU7T.js","/assets/chunk-W4G7QCET.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-W67Q6UO4.js","/assets/chunk-WMMPAHNP.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-Y3RFDTTM.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-4E4G5FP6.js","/assets/docket-4PHUYP2T.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-LAOOHISV.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-FLZYKXM4.js","/assets/invited-WIWZZDA3.js","/assets/keep-OLLVSSL5.js","/assets/leaderboard-WC7RZHWT.js","/assets/lobby-7BKMWVBH.js","/assets/main-GSTSMVZI.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-S2PTYNDL.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-SODL6K5I.js","/assets/page-4EKI3AAO.js","/assets/page-MDMFL4IT.js","/assets/page-NNW7ZVEO.js","/assets/page-OZBQDBUK.js","/assets/page-T4WOBN23.js","/assets/page-TJBEAJBJ.js","/assets/page-UNS2HEZK.js","/assets/player-ZXRJLXUV.js","/assets/prerender-36QXPBQH.js","/assets/problems-UUVXJS3X.js","/assets/settings-N327F57O.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-VNKXPDBM.js","/assets/style-EKAHGCW4.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-V62URMSJ.js","/assets/titles-DEMDAR4M.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-V4OXG34K.js","/assets/verify-NHVVN6PZ.js"];
const OFFLINE = "/assets/offline-1e925ac3.html";
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
