const VERSION = "ef976fe1";
const FILES = ["/assets/about-KMAZ7MPU.js","/assets/almendra-latin-700-normal-5QBLTHLT.woff2","/assets/almendra-latin-ext-700-normal-6UGACX4A.woff2","/assets/ancient-knowledge-FRD5HVWV.svg","/assets/ancient-knowledge-G77HP5XA.svg","/assets/arrangement-2UF7YTQB.js","/assets/arrangement-GV5YBYCF.js","/assets/arrangement-IV3NXVLF.js","/assets/arrangement-UWZRYD6T.js","/assets/arrangement-UXO7FRNF.js","/assets/chain-IBBUWLZE.svg","/assets/chunk-23WS4DYV.js","/assets/chunk-2MPFXRRH.js","/assets/chunk-2O6YT3E4.js","/assets/chunk-2RET4655.js","/assets/chunk-2VPS7KL3.js","/assets/chunk-3DXLAS2O.js","/assets/chunk-43U6OXXO.js","/assets/chunk-4DHDDSQB.js","/assets/chunk-5BK44J2X.js","/assets/chunk-6BZLYV4L.js","/assets/chunk-6I7LNEV2.js","/assets/chunk-6MJOYPUS.js","/assets/chunk-6OE527G4.js","/assets/chunk-AA3J2HCH.js","/assets/chunk-ADZGPW7L.js","/assets/chunk-AGSAI6JQ.js","/assets/chunk-ANURXJHM.js","/assets/chunk-AV3SV3TC.js","/assets/chunk-AXC3SJXM.js","/assets/chunk-AXJGP5Z6.js","/assets/chunk-B3PWSEEH.js","/assets/chunk-C5N2D7DE.js","/assets/chunk-CIVQFFEM.js","/assets/chunk-CVHMGZ2X.js","/assets/chunk-CWR3K6XH.js","/assets/chunk-DMYQMERK.js","/assets/chunk-DQQ5LJL5.js","/assets/chunk-DSDD6VXX.js","/assets/chunk-EC2N4BPI.js","/assets/chunk-EWBTTU5P.js","/assets/chunk-FBBLJT4X.js","/assets/chunk-FQ6AILTG.js","/assets/chunk-GT7MPGPJ.js","/assets/chunk-GYUBGBLI.js","/assets/chunk-H6NOR4FP.js","/assets/chunk-HMJN5OIP.js","/assets/chunk-I4FBHEPB.js","/assets/chunk-JVAHFET7.js","/assets/chunk-KELTEHSD.js","/assets/chunk-KHEQGUMQ.js","/assets/chunk-KJJSWQGG.js","/assets/chunk-KNF3A6NM.js","/assets/chunk-KZU3LA6Z.js","/assets/chunk-MMXZVZLW.js","/assets/chunk-MSNO4DWY.js","/assets/chunk-N7C36EBL.js","/assets/chunk-NDO6WXR3.js","/assets/chunk-NIF6OKVA.js","/assets/chunk-NJ5JP4EV.js","/assets/chunk-PCK3VNOI.js","/assets/chunk-PSTD6MFB.js","/assets/chunk-PYEHUI5K.js","/assets/chunk-QQD33JSP.js","/assets/chunk-R4H5VYFP.js","/assets/chunk-RLBJJVMY.js","/assets/chunk-RMYUYTJ7.js","/assets/chunk-RMZZ3NGJ.js","/assets/chunk-RSRDOHGH.js","/assets/chunk-TBENQ3TC.js","/assets/chunk-VBT5WHZO.js","/assets/chunk-W5GTX3HR.js","/assets/chunk-WI3RKPGU.js","/assets/chunk-WQVBEG7J.js","/assets/chunk-Y5AKGN6V.js","/assets/chunk-YRIN2PKA.js","/assets/chunk-YWMZJTK4.js","/assets/chunk-ZB2XPSS4.js","/assets/chunk-ZIEXSNY7.js","/assets/chunk-ZNMSJAGZ.js","/assets/cs-DDM3TYJD.js","/assets/docket-DGYPQJF7.js","/assets/eldervale-5HM5DTVZ.svg","/assets/eldervale-FYY37OCX.svg","/assets/embed-JLR3TWLF.js","/assets/embedded-IHERXIMV.css","/assets/en-LAOOHISV.js","/assets/icon-192-7a1f9071.png","/assets/icon-512-8cb108c5.png","/assets/icon-b710a25e.svg","/assets/invitations-EXNS2JMB.js","/assets/invited-TXI2MWMB.js","/assets/keep-NUQWEMBQ.js","/assets/leaderboard-EYAAO37R.js","/assets/lobby-I6F3TICA.js","/assets/main-KFBZ4BWC.js","/assets/marcellus-latin-400-normal-K5OCE72B.woff2","/assets/marcellus-latin-ext-400-normal-QGSRNUJY.woff2","/assets/maskable-512-86a3efbb.png","/assets/me-IUNTUBTG.js","/assets/monumental-G3LTEL3S.svg","/assets/monumental-SMC2A3VX.svg","/assets/opening-SIKBWZWN.js","/assets/page-3VURBFVE.js","/assets/page-5SZLIMZZ.js","/assets/page-A7525CLF.js","/assets/page-T23BQOFQ.js","/assets/page-UHA4WSAO.js","/assets/page-VPX6A7Z2.js","/assets/page-ZQJ7QJVW.js","/assets/player-HIYZFVGG.js","/assets/prerender-36QXPBQH.js","/assets/problems-QWBYXCNP.js","/assets/settings-LI4JOGYL.js","/assets/signs-JM7MVQJU.svg","/assets/source-sans-3-latin-400-normal-QJ4BPJSY.woff2","/assets/source-sans-3-latin-700-normal-Q3UVYGXF.woff2","/assets/source-sans-3-latin-ext-400-normal-OOQC3ZMF.woff2","/assets/source-sans-3-latin-ext-700-normal-GSUPVMJ2.woff2","/assets/start-KNZ2W5TX.js","/assets/style-3TMV77UU.css","/assets/through-the-ages-IGC7DD2Y.svg","/assets/through-the-ages-XYS56LZ4.svg","/assets/title-BLKPQMIO.js","/assets/titles-YGGDOWLS.js","/assets/tzolkin-5YMYWTXC.svg","/assets/tzolkin-PAURDDHH.svg","/assets/unknown-QZVL6F6M.js","/assets/verify-MRFA6XGW.js"];
const OFFLINE = "/assets/offline-621a4f6c.html";
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
