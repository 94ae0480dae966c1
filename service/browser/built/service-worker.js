const VERSION = "76c6ab02";
const FILES = ["/assets/about-ZH65OPJB.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-7ODNFM5N.js","/assets/arrangement-EOEWBBEL.js","/assets/arrangement-FTKPHXJ5.js","/assets/arrangement-UMTU56EK.js","/assets/arrangement-Z6CUN4VR.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-2BGDF7PF.js","/assets/chunk-2SN7P3RS.js","/assets/chunk-4DYZXDMM.js","/assets/chunk-63QKHVBO.js","/assets/chunk-6QVBGEVV.js","/assets/chunk-ACM2HUUP.js","/assets/chunk-AHHKXXR6.js","/assets/chunk-AHTPJTUT.js","/assets/chunk-AN5WVQGA.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B42XZHGN.js","/assets/chunk-BAUOFXKT.js","/assets/chunk-BX5YQH47.js","/assets/chunk-CBSPPLYM.js","/assets/chunk-CMRJD6QW.js","/assets/chunk-DIPD6VRJ.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-FD2E2YKD.js","/assets/chunk-FSZANGBJ.js","/assets/chunk-GHNLJFNO.js","/assets/chunk-GNXH55UV.js","/assets/chunk-HDO57N2S.js","/assets/chunk-HEWXWYUO.js","/assets/chunk-ISOU3YGU.js","/assets/chunk-IYPA5IAO.js","/assets/chunk-KC6NCKSA.js","/assets/chunk-KCTQ7AZT.js","/assets/chunk-KCYRFHPU.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-L2EAQLIM.js","/assets/chunk-L3JU7EP3.js","/assets/chunk-L7XREBK2.js","/assets/chunk-LCKFQYH7.js","/assets/chunk-LHU3HURT.js","/assets/chunk-LN6HKLHY.js","/assets/chunk-MOHIQAIB.js","/assets/chunk-MPGPIKFL.js","/assets/chunk-MPX7S6LT.js","/assets/chunk-MSMGOXHQ.js","/assets/chunk-O6JCCBYO.js","/assets/chunk-PBJKKRVC.js","/assets/chunk-PTMI6TMX.js","/assets/chunk-Q6LXAPJO.js","/assets/chunk-QLMEAKP2.js","/assets/chunk-RSUOEMK5.js","/assets/chunk-SJUP5AYD.js","/assets/chunk-SPMY35GL.js","/assets/chunk-SQ7JBVBT.js","/assets/chunk-TFWYTW3C.js","/assets/chunk-TWF5T5ZP.js","/assets/chunk-UPQCWD65.js","/assets/chunk-V5C26HTV.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-VY7TMXWM.js","/assets/chunk-W2DAOOLK.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-Y3REYMKZ.js","/assets/chunk-YCVFJKKB.js","/assets/chunk-YL4PLYZM.js","/assets/chunk-YMTBBB5O.js","/assets/chunk-Z2GON47L.js","/assets/chunk-Z3ZXBPKH.js","/assets/chunk-ZIEXSNY7.js","/assets/cs-4E4G5FP6.js","/assets/docket-E5RBM62P.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-LAOOHISV.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-2IOFMDRB.js","/assets/invited-B2QI4YJ7.js","/assets/keep-FOFBJ4VD.js","/assets/leaderboard-YZ64FSJG.js","/assets/lobby-PVHRVXXP.js","/assets/main-32AFXZT2.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-CVCCZUFW.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-LKQWBEZ2.js","/assets/page-7OSHAZB3.js","/assets/page-AHEO2M63.js","/assets/page-BY3LE76M.js","/assets/page-D7LNEIVQ.js","/assets/page-MTMQJZOG.js","/assets/page-THWFB5LD.js","/assets/page-UVR2YYLB.js","/assets/player-IKHKFZFM.js","/assets/prerender-36QXPBQH.js","/assets/problems-UUVXJS3X.js","/assets/settings-LDKR7YLT.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-PC4THM7U.js","/assets/style-EKAHGCW4.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-T5PXUSYT.js","/assets/titles-HLNOJUGW.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-XVXSBHDG.js","/assets/verify-SCVP36U6.js"];
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
