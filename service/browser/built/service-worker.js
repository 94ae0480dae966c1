const VERSION = "8ca99dea";
const FILES = ["/assets/about-52T6FQ64.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-CQYDVSG5.js","/assets/arrangement-KGVE3SKG.js","/assets/arrangement-RGWAEHUI.js","/assets/arrangement-VMQRO63K.js","/assets/arrangement-ZGQSW53Y.js","/assets/chunk-53CYJYIW.js","/assets/chunk-5LYSPLDC.js","/assets/chunk-5PFBVTZV.js","/assets/chunk-AHHKXXR6.js","/assets/chunk-AW4XZJ5W.js","/assets/chunk-BIZ4HK2W.js","/assets/chunk-BKPC5EGP.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EZ6XDB4D.js","/assets/chunk-FE45DGU6.js","/assets/chunk-FF46KFDR.js","/assets/chunk-FJWJLQO6.js","/assets/chunk-FKEL3EEM.js","/assets/chunk-FNLFOSTZ.js","/assets/chunk-GZTZR6ZE.js","/assets/chunk-H3OB6XPQ.js","/assets/chunk-H63YLWHZ.js","/assets/chunk-H7LO56IV.js","/assets/chunk-HEWXWYUO.js","/assets/chunk-HGU6SXO5.js","/assets/chunk-IEGF4RA6.js","/assets/chunk-JTLSKKF5.js","/assets/chunk-KCTQ7AZT.js","/assets/chunk-L6WZMNOT.js","/assets/chunk-LV6VMUW2.js","/assets/chunk-NKCZVYHE.js","/assets/chunk-P2Q3SP5G.js","/assets/chunk-P2WOK4FV.js","/assets/chunk-PFRIPJQM.js","/assets/chunk-Q2FRC4CD.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QO7Y7X4Q.js","/assets/chunk-QVWKNOPZ.js","/assets/chunk-SPMY35GL.js","/assets/chunk-SQ7JBVBT.js","/assets/chunk-T2UHHN7F.js","/assets/chunk-TSUBSNCA.js","/assets/chunk-UCU7X4S7.js","/assets/chunk-UUGWZIWT.js","/assets/chunk-UVB6G3X7.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VFTWTH4N.js","/assets/chunk-VJUPF7LM.js","/assets/chunk-VLIHNYK6.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-XX7ARHKS.js","/assets/chunk-Y4VFEP4G.js","/assets/chunk-YCVFJKKB.js","/assets/chunk-YL4PLYZM.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-OOWY7M3T.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-TS5ZYHWQ.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-UDIRBLKN.js","/assets/invited-EN3DGIO4.js","/assets/keep-JJAAXUII.js","/assets/leaderboard-2GUFBYJH.js","/assets/lobby-P4GIBUHE.js","/assets/main-R35N2P5O.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-TIIP35SJ.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-WPVRNN26.js","/assets/page-3ARXAS6B.js","/assets/page-LXXRL2O6.js","/assets/page-PA36ZTM4.js","/assets/page-PW3D5OCN.js","/assets/page-RPBK5VWJ.js","/assets/page-TWRUARYN.js","/assets/page-YQZZHHQI.js","/assets/player-P37RNZ5L.js","/assets/prerender-36QXPBQH.js","/assets/problems-DIG6MOPM.js","/assets/settings-UJBYSFDK.js","/assets/signs-X7LFBHLW.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/style-BOBJ72SO.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-F6WOHAAQ.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-QL7K3RIQ.js","/assets/verify-3LGNUFXZ.js"];
const OFFLINE = "/assets/offline-0aeee6fa.html";
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
