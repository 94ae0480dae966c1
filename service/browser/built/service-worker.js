const VERSION = "e05df124";
const FILES = ["/assets/about-BGAANSWD.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-GYVIFOZO.js","/assets/arrangement-RGWAEHUI.js","/assets/arrangement-V2EZ7ZOW.js","/assets/arrangement-VMQRO63K.js","/assets/arrangement-WB5HAVI2.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2BGDF7PF.js","/assets/chunk-2UC5VY3C.js","/assets/chunk-4DQ2NBFU.js","/assets/chunk-AHHKXXR6.js","/assets/chunk-BAUOFXKT.js","/assets/chunk-CGRN2XG4.js","/assets/chunk-CJS4CKW4.js","/assets/chunk-D7OHS3U3.js","/assets/chunk-DBE7XH2P.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-DXCP443R.js","/assets/chunk-EAZWRZL5.js","/assets/chunk-ECYRE46V.js","/assets/chunk-EEVHRUW6.js","/assets/chunk-FE45DGU6.js","/assets/chunk-FJWJLQO6.js","/assets/chunk-GGQP6ZPC.js","/assets/chunk-GZTZR6ZE.js","/assets/chunk-H3OB6XPQ.js","/assets/chunk-HEWXWYUO.js","/assets/chunk-KCTQ7AZT.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-LHSRNODH.js","/assets/chunk-LHU3HURT.js","/assets/chunk-MY2LG2HH.js","/assets/chunk-OFUDO2R3.js","/assets/chunk-PFOPCGQ6.js","/assets/chunk-Q2FRC4CD.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QXOOBVZY.js","/assets/chunk-SGLZPYTC.js","/assets/chunk-SPMY35GL.js","/assets/chunk-SQ7JBVBT.js","/assets/chunk-SZP433LT.js","/assets/chunk-T3OKWZ6Y.js","/assets/chunk-TPJNHURI.js","/assets/chunk-UCU7X4S7.js","/assets/chunk-UKS3ZBYS.js","/assets/chunk-UNJM4KAD.js","/assets/chunk-V64SLXH3.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VGTQQDWK.js","/assets/chunk-VLIHNYK6.js","/assets/chunk-VOWR2TX2.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WCBKYRBY.js","/assets/chunk-WJSHTWO2.js","/assets/chunk-WPLW54MK.js","/assets/chunk-X7GWRPDE.js","/assets/chunk-Y3REYMKZ.js","/assets/chunk-Y7PFDLM5.js","/assets/chunk-YCVFJKKB.js","/assets/chunk-YL4PLYZM.js","/assets/chunk-YOKMCQBI.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-OOWY7M3T.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-TS5ZYHWQ.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-3XU4LC56.js","/assets/invited-EPPEDVNE.js","/assets/keep-3B7QW2DY.js","/assets/leaderboard-MUPMBZBJ.js","/assets/lobby-HLMKXHKG.js","/assets/main-TRKPVB2D.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-3JUTB7N6.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-PBXU2YHU.js","/assets/page-44B2HYNV.js","/assets/page-I2QL5JGC.js","/assets/page-PZXUCE74.js","/assets/page-QUHFW4YC.js","/assets/page-RVRTGB2K.js","/assets/page-Y4WM2VEU.js","/assets/page-YSL74Z5Y.js","/assets/player-AFUHJZ6V.js","/assets/prerender-36QXPBQH.js","/assets/problems-DIG6MOPM.js","/assets/settings-HHMNKRNB.js","/assets/signs-X7LFBHLW.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-CPVKEH7Z.js","/assets/style-S27JPB6G.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-2RBF6VPQ.js","/assets/titles-WOIO52FS.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-FFQAIWPO.js","/assets/verify-NETCID5V.js"];
const OFFLINE = "/assets/offline-b17c22a4.html";
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
