const VERSION = "4c80050b";
const FILES = ["/assets/about-IQWDVCMA.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-5BOCH2EP.js","/assets/arrangement-6LIHFZH5.js","/assets/arrangement-C2NUS5RV.js","/assets/arrangement-NU2RY6FD.js","/assets/arrangement-NVAM26ZK.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2H7V6YWX.js","/assets/chunk-2OSQPVBJ.js","/assets/chunk-2VLNBLYA.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-47DOTNAE.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4MZFQVA7.js","/assets/chunk-4NKVQD52.js","/assets/chunk-5DC3SZSF.js","/assets/chunk-6OE527G4.js","/assets/chunk-6WIZBZUU.js","/assets/chunk-7LSHQXYO.js","/assets/chunk-7OETNAGU.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-ARZB6KRN.js","/assets/chunk-ASYUIBAA.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3M5CN27.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DOYR72RO.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DZXZQB57.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FLH2FT5Q.js","/assets/chunk-G2TXW5EZ.js","/assets/chunk-GAW3KGEV.js","/assets/chunk-GM3G4UMF.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-I3OBNRMF.js","/assets/chunk-IOICUNP4.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LORC23GH.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MIVOXBJH.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NQHDLVAO.js","/assets/chunk-OPVDJUXR.js","/assets/chunk-ORNIQYLF.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-PU6KWZSG.js","/assets/chunk-QQD33JSP.js","/assets/chunk-QZSETPS4.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-R7ISJGDY.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RWZQPXTK.js","/assets/chunk-SPG5I7QC.js","/assets/chunk-SRE77FQF.js","/assets/chunk-STUVK3J3.js","/assets/chunk-UTW7XXHU.js","/assets/chunk-V434MMQ5.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-X4AQUKIO.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YFRPKJ35.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZBI4G5OH.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZQCBSPTE.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-C74P7L7H.js","/assets/docket-5RBJR2X3.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-6IG4HPUC.js","/assets/invited-GCXC7KVD.js","/assets/keep-VRHIUPPP.js","/assets/leaderboard-ALHOT7KG.js","/assets/lobby-6M3ZMAFR.js","/assets/main-QRKQ7XX5.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-XHC5T4JV.js","/assets/ml-dsa-M2HQA2IJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-E6KFOUCG.js","/assets/page-43BCXQYI.js","/assets/page-7JB4NTL6.js","/assets/page-7OPABRJY.js","/assets/page-FTYVTP2D.js","/assets/page-J52QEMK5.js","/assets/page-NWQTICLO.js","/assets/page-RX4EEP6J.js","/assets/page-TRCJQ4NU.js","/assets/player-3G7GYIKH.js","/assets/prerender-36QXPBQH.js","/assets/problems-XZRFPST4.js","/assets/settings-UT3QM6D3.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-O75CHGPX.js","/assets/style-TKW3O44W.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-3AKBMABT.js","/assets/titles-DTYU3RJH.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-JE35SKG5.js","/assets/verify-ZQTEHTRF.js"];
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
