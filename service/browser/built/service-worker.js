const VERSION = "2c141993";
const FILES = ["/assets/about-LSP3EWFI.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-75ZVXLB6.js","/assets/arrangement-K43KRDPE.js","/assets/arrangement-LEOEXAZB.js","/assets/arrangement-VSZYDHLX.js","/assets/arrangement-XAUDOZHD.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2VPS7KL3.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-6OE527G4.js","/assets/chunk-6W7YTUUO.js","/assets/chunk-6XT7AKK7.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-B3TXD3KP.js","/assets/chunk-B5HY5KBP.js","/assets/chunk-BJVQEDWQ.js","/assets/chunk-BXQABEBB.js","/assets/chunk-CVH2F3FH.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-D3QX2JTR.js","/assets/chunk-DDUUWQS6.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DU7IM4NG.js","/assets/chunk-E27RXGZQ.js","/assets/chunk-EHWMY5BX.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-GO6LT4UN.js","/assets/chunk-HB47K7ZE.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-HUQ4WXTD.js","/assets/chunk-I4THOPIU.js","/assets/chunk-IDARDTDR.js","/assets/chunk-JXPNWWHG.js","/assets/chunk-KEEUGBF4.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KXML2Z54.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LGHJ2MYF.js","/assets/chunk-LQBRSFNN.js","/assets/chunk-LWAKSVIQ.js","/assets/chunk-M7IGS6UQ.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NYNKQXBA.js","/assets/chunk-OEO2XBAF.js","/assets/chunk-P7N5KJM3.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-Q5OCHDIM.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RXXL4D5F.js","/assets/chunk-SJ7DLIWM.js","/assets/chunk-STUVK3J3.js","/assets/chunk-T5MFZK25.js","/assets/chunk-THZ4ERYJ.js","/assets/chunk-UA3UX2PP.js","/assets/chunk-UBORYG5X.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WIMXJRZW.js","/assets/chunk-X6VE4YDA.js","/assets/chunk-XASCBFB4.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YP2C2AQX.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-Z5VGABHA.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZQTBLGGF.js","/assets/chunk-ZSOWLZWT.js","/assets/cs-77TAJWD2.js","/assets/docket-EFHPNSPP.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-Z5LY6ENY.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-QCGGZARO.js","/assets/invited-DDECZVLC.js","/assets/keep-YEE53PMA.js","/assets/leaderboard-JZ4TF3TL.js","/assets/lobby-IYDQV34T.js","/assets/main-2HLKRTRZ.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-PBQIY6MV.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-CBXR5UN4.js","/assets/page-6TYGUCUG.js","/assets/page-ALVXUPP6.js","/assets/page-OWIHBV6K.js","/assets/page-QC6DDCCB.js","/assets/page-TPQKSM2Z.js","/assets/page-TPVQ2ZPD.js","/assets/page-ZGZQYS5B.js","/assets/player-T3WBYVVK.js","/assets/prerender-36QXPBQH.js","/assets/problems-L2GINYK3.js","/assets/settings-I2T77VAU.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-YN3BJF5X.js","/assets/style-7CYEZ2OZ.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-IVX2DC6F.js","/assets/titles-X5ZDBQKC.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-W5UBR4R5.js","/assets/verify-3HAAIN3H.js"];
const OFFLINE = "/assets/offline-60f3aed4.html";
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
