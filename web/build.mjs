// Builds `src` into `../service/browser/built`, whose files are committed and served as they are:
// names carry a hash of their content, so browsers may keep them for ever. The same sources give
// the same bytes on every machine.
//
//   node build.mjs            writes ../service/browser/built
//   node build.mjs FOLDER     writes FOLDER (to compare, without touching what is committed)

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = resolve(process.argv[2] ?? `${here}../service/browser/built`);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

// The worker with the rules is whole in itself, so that it shares no file with the pages: they are
// loaded as if it were not there. A page knows it by its name.
const { metafile: ofWorker } = await build({
  absWorkingDir: here,
  entryPoints: { 'rules-worker': 'src/referee/worker.ts' },
  outdir: out,
  entryNames: '[name]-[hash]',
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
});
const [worker] = Object.keys(ofWorker.outputs).map((path) => `/assets/${basename(path)}`);

const { metafile } = await build({
  absWorkingDir: here,
  define: { RULES_WORKER: JSON.stringify(worker) },
  entryPoints: {
    main: 'src/main.tsx',
    style: 'src/styles/style.css',
    embed: 'src/embed/main.ts',
    embedded: 'src/embed/embed.css',
    referee: 'src/referee/referee.ts',
  },
  outdir: out,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  alias: { 'kronika-client': '../openapi/sdk/typescript/src/index.ts' },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  loader: { '.woff2': 'file', '.svg': 'file' },
  metafile: true,
});

const made = new Map(
  Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[entryPoint, basename(path)]],
  ),
);
const source = (path) => readFileSync(`${here}src/${path}`);
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Writes a file under a name with its hash; the name. */
function hashed(name, content) {
  const [stem, end] = name.split('.');
  const named = `${stem}-${hashOf(content)}.${end}`;
  writeFileSync(`${out}/${named}`, content);
  return named;
}

const icons = {
  'icon.svg': hashed('icon.svg', source('icon.svg')),
  ...Object.fromEntries(
    ['icon-192.png', 'icon-512.png', 'maskable-512.png'].map((name) => [name, hashed(name, source(`installing/${name}`))]),
  ),
};
const names = {
  ...icons,
  'main.js': made.get('src/main.tsx'),
  'style.css': made.get('src/styles/style.css'),
  'embed.js': made.get('src/embed/main.ts'),
  'embed.css': made.get('src/embed/embed.css'),
};

// Asked for with the page, so that no text moves when they come; other letters come when they are needed.
const EARLY = /^(source-sans-3-latin-[47]00|almendra-latin-700|marcellus-latin-400)-normal-\w+\.woff2$/;
const fonts = readdirSync(out).filter((name) => EARLY.test(name)).sort();
const preloads = fonts.map((name) => `<link rel="preload" href="/assets/${name}" as="font" crossorigin />`);

/** All files that a file of this build cannot begin without, itself the last. */
function modules(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next, kind } of metafile.outputs[path].imports) {
    if (kind === 'import-statement') modules(next, found);
  }
  return found;
}

const outputOf = (entry) => Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === entry);
const asked = (paths) => [...paths].map((path) => `<link rel="modulepreload" href="/assets/${basename(path)}" />`);
const always = modules(outputOf('src/main.tsx'));
preloads.push(...asked(always));

// What each page needs besides, by the address that `main.tsx` shows it at: asked for with the page,
// not when the modules before have come.
const routes = source('main.tsx').toString();
const imported = new Map([...routes.matchAll(/const (\w+) = lazy\(\(\) => import\('\.\/([^']+)'\)\);/g)].map(([, name, path]) => [name, path]));
const ofPages = Object.fromEntries(
  [...routes.matchAll(/<Route path="([^"]+)" component=\{(\w+)\} \/>/g)].map(([, address, name]) => {
    const own = [...modules(outputOf(`src/${imported.get(name)}`))].filter((path) => !always.has(path));
    return [address.replaceAll(/:(\w+)/g, '{$1}'), asked(own)];
  }),
);
writeFileSync(`${out}/pages.json`, `${JSON.stringify(ofPages, null, 1)}\n`);

/** A page whose addresses of assets are those of this build. */
function page(path) {
  const whole = source(path).toString().replace('<!-- fonts -->', preloads.join('\n    '));
  return whole.replaceAll(/\/assets\/([\w.-]+)/g, (_, name) => `/assets/${names[name] ?? name}`);
}

writeFileSync(`${out}/index.html`, page('index.html'));
writeFileSync(`${out}/embed.html`, page('embed/embed.html'));
const offline = hashed('offline.html', page('installing/offline.html'));
// The page once more, for those addresses that need no line.
const alone = hashed('alone.html', page('index.html'));

for (const [language, words] of Object.entries(JSON.parse(source('installing/manifest.json').toString()))) {
  const icon = (name, sizes, purpose) => ({ src: `/assets/${icons[name]}`, type: 'image/png', sizes, purpose });
  const manifest = {
    id: '/',
    name: 'Kronika',
    short_name: 'Kronika',
    lang: language,
    ...words,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#efeae0',
    theme_color: '#27323d',
    icons: [
      { src: `/assets/${icons['icon.svg']}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
  writeFileSync(`${out}/manifest.${language}.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);
}

// The pages and what says what there is are asked for each time; everything else is kept, but for
// the worker: nobody gets the rules before they ask for them.
const apart = new Set([offline, alone, basename(worker)]);
const files = readdirSync(out).filter((name) => /-[\dA-Za-z]{8}\.\w+$/.test(name) && !apart.has(name)).sort();
const told = [
  `const FILES = ${JSON.stringify(files.map((name) => `/assets/${name}`))};`,
  `const OFFLINE = ${JSON.stringify(`/assets/${offline}`)};`,
  `const ALONE = ${JSON.stringify(`/assets/${alone}`)};`,
  `const WORKER = ${JSON.stringify(worker)};`,
].join('\n');
const version = `const VERSION = ${JSON.stringify(hashOf(told))};`;
writeFileSync(`${out}/service-worker.js`, `${version}\n${told}\n${source('installing/service-worker.js')}`);
