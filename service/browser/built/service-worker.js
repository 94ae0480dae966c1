const VERSION = "de845080";
const FILES = ["/assets/about-B4DO2TY5.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-BIDWGR6I.js","/assets/arrangement-BNVKD5XK.js","/assets/arrangement-H2SV3K45.js","/assets/arrangement-VLI3QE5I.js","/assets/arrangement-Y64TRQNY.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2VPS7KL3.js","/assets/chunk-2VWWIASU.js","/assets/chunk-3X7HPPXT.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4UISSWN3.js","/assets/chunk-5SQG7WRD.js","/assets/chunk-6A62KCEK.js","/assets/chunk-6OE527G4.js","/assets/chunk-6SDHAMNG.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-CBB7TJN4.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-DFKRY5D5.js","/assets/chunk-DPEKV5LX.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-G25V4ELJ.js","/assets/chunk-G7HTGBGS.js","/assets/chunk-GCFWY7EC.js","/assets/chunk-GHGBP3SN.js","/assets/chunk-GLZOYDGH.js","/assets/chunk-GNKHPW43.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-HQFYHALA.js","/assets/chunk-I4THOPIU.js","/assets/chunk-J6FMTD3W.js","/assets/chunk-K4PFTBR6.js","/assets/chunk-K7JBFZBL.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KRPDEEU5.js","/assets/chunk-KUMM52FH.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-OF7NP2EW.js","/assets/chunk-OP5EZFP7.js","/assets/chunk-ORZFY4GF.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RG3YNWVT.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXHQZB6B.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-STUVK3J3.js","/assets/chunk-TEDGVYFS.js","/assets/chunk-TEI2FCVY.js","/assets/chunk-UBORYG5X.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VRJX7DGH.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-XKNZVBPT.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YIMTCBRN.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-77TAJWD2.js","/assets/docket-CGLN5R7F.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-JUODEQUA.js","/assets/invited-BWDGFTWT.js","/assets/keep-2OU7ZQP2.js","/assets/leaderboard-ESHTU66B.js","/assets/lobby-KE6HW53Q.js","/assets/main-L4NZEWZB.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-67DSQ5J6.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-525L5V2W.js","/assets/page-37RDUJJZ.js","/assets/page-54E267XG.js","/assets/page-7F7H6CHI.js","/assets/page-BBM5M6KJ.js","/assets/page-BF5XITGT.js","/assets/page-OELAO2GR.js","/assets/page-OTIWUKD3.js","/assets/player-LODVZ2IT.js","/assets/prerender-36QXPBQH.js","/assets/problems-L2GINYK3.js","/assets/settings-KX4N6JOV.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-6NAVL2KQ.js","/assets/style-2Q5W5HJK.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-GYADFUWV.js","/assets/titles-XPW4LC3S.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-ZTTS6C66.js","/assets/verify-GHMJT5MI.js"];
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
