const VERSION = "169411cf";
const FILES = ["/assets/about-2URTWN53.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-5BOCH2EP.js","/assets/arrangement-6LIHFZH5.js","/assets/arrangement-C2NUS5RV.js","/assets/arrangement-NU2RY6FD.js","/assets/arrangement-NVAM26ZK.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2VPS7KL3.js","/assets/chunk-2WDM77CI.js","/assets/chunk-4BR7JTV6.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4MCOFRDF.js","/assets/chunk-5DC3SZSF.js","/assets/chunk-6OE527G4.js","/assets/chunk-6R4UT7LC.js","/assets/chunk-7EBQOSMB.js","/assets/chunk-7RFJDDVB.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-APFZXO7K.js","/assets/chunk-ARPVJA4P.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-AYAML7KN.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-CGTVQGJE.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DAWRZGQF.js","/assets/chunk-DLVDZK44.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DZXZQB57.js","/assets/chunk-EZPZY47D.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FZPHNOJ7.js","/assets/chunk-G2TXW5EZ.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-HQ7XAY3O.js","/assets/chunk-J3VTFHU7.js","/assets/chunk-JCI2HL5R.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LAJTLKAZ.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MNMUHZWH.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NVL3MHBB.js","/assets/chunk-OGQZ6O6P.js","/assets/chunk-P5THD27X.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QMGBQPWJ.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RS62ANO6.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-SPG5I7QC.js","/assets/chunk-STUVK3J3.js","/assets/chunk-TOEUCICB.js","/assets/chunk-TUWSXJAH.js","/assets/chunk-TV5S7AQZ.js","/assets/chunk-UTW7XXHU.js","/assets/chunk-UXWVLMTX.js","/assets/chunk-V434MMQ5.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VUKDED22.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-X4AQUKIO.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZBI4G5OH.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-C74P7L7H.js","/assets/docket-NVQH26B6.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-IL4O4KO7.js","/assets/invited-2EQMXQUC.js","/assets/keep-EWI7LLDE.js","/assets/leaderboard-PEAUPEBM.js","/assets/lobby-V42SEYN7.js","/assets/main-7J75476S.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-2I4SGOBG.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-YLI62GIZ.js","/assets/page-DZGFNBOF.js","/assets/page-P5SDCR7Q.js","/assets/page-QW6AUCQ6.js","/assets/page-RJD6TYNG.js","/assets/page-VNWR6DVZ.js","/assets/page-YHFH3YD7.js","/assets/page-YXHC4RFN.js","/assets/page-ZB4GITUR.js","/assets/player-37PM7NVR.js","/assets/prerender-36QXPBQH.js","/assets/problems-AABXA25F.js","/assets/settings-VWWWJ4M7.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-MXWMI3O6.js","/assets/style-TKW3O44W.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-U3XTKD33.js","/assets/titles-RPOH3AJ2.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-U6XZZL5N.js","/assets/verify-MQ7G5WCG.js"];
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
