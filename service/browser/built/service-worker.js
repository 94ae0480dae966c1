const VERSION = "46a496b2";
const FILES = ["/assets/about-PLN7DTPD.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-5HH5LHE3.js","/assets/arrangement-DPEHDNVR.js","/assets/arrangement-HLZHFZWI.js","/assets/arrangement-Q2UM2H2L.js","/assets/arrangement-QNS34252.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-22HGCNA4.js","/assets/chunk-2RPYI5A4.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-3ZDMJ3E3.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-4TMT6Q2F.js","/assets/chunk-5CC7NLKV.js","/assets/chunk-5WBDTJHS.js","/assets/chunk-6LZVGH6D.js","/assets/chunk-6OE527G4.js","/assets/chunk-7AXOW7W3.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-AH4E7UQI.js","/assets/chunk-APYJBSI2.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-CANKZP5K.js","/assets/chunk-CD6W7Q6C.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DR2XK5DD.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EIQW3H5E.js","/assets/chunk-F7VBVORX.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FMB2WLLZ.js","/assets/chunk-GRU7BLRO.js","/assets/chunk-GYUBGBLI.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-HPPJTJIE.js","/assets/chunk-HQELRK7S.js","/assets/chunk-HYEJ2LRF.js","/assets/chunk-HZSEFRYR.js","/assets/chunk-IERK3TNO.js","/assets/chunk-IKWCW6P3.js","/assets/chunk-IOTANGCJ.js","/assets/chunk-JBZ6VUBI.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KIVRO66N.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KNF3A6NM.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-LKUYM2NC.js","/assets/chunk-LMXP5JWX.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-OI4POBZA.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-PUBEFNY4.js","/assets/chunk-QY4PKLLL.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RF23B74C.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-TBHI7QKT.js","/assets/chunk-U4OZKIRB.js","/assets/chunk-V4OOEXT7.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VCSQ6KRZ.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZOTDJU35.js","/assets/chunk-ZP7GXS5H.js","/assets/chunk-ZWOHT5F6.js","/assets/cs-DDM3TYJD.js","/assets/docket-NG22KWZY.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-LAOOHISV.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-5F63XFOE.js","/assets/invited-5NQTPJNZ.js","/assets/keep-56ZGEHJ2.js","/assets/leaderboard-D3VMCCHQ.js","/assets/lobby-XFMFAVOD.js","/assets/main-VZ27K5CJ.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-WP2UCG7W.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-MNZN7W3J.js","/assets/page-2GPBOYOI.js","/assets/page-455OKERC.js","/assets/page-5N7ZKJ3T.js","/assets/page-F5HFSZRT.js","/assets/page-GSBM7HJ6.js","/assets/page-UWERDHEW.js","/assets/page-X4BQDV6K.js","/assets/player-Q7V75A4I.js","/assets/prerender-36QXPBQH.js","/assets/problems-QWBYXCNP.js","/assets/settings-LHONMMUA.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-2K6DCFSC.js","/assets/style-GWKHDCZS.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-4KTIDR2F.js","/assets/titles-WCJZWTVY.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-ISSXJNDB.js","/assets/verify-M56I7NMD.js"];
const OFFLINE = "/assets/offline-5d3d8779.html";
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
